import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: "./bank.ts",
    // What your app reads when it makes its client.
    env: { SANDBANK_API_KEY: "sandbox_key", SANDBANK_URL: "https://bank.test" },
  },
});
