import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // What `bank.ts` reads.
    env: {
      SANDBANK_API_KEY: "sandbox_key",
      SANDBANK_URL: "https://bank.test",
      WEBHOOK_SECRET: "test-secret",
      DATABASE: ":memory:",
    },
  },
});
