import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: [
      "default",
      [
        "@sandbank/testing/vitest-reporter",
        { include: ["reasons ach_decline."], min: 5 },
      ],
    ],
  },
});
