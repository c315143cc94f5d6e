import { defineConfig } from "@playwright/test";

export default defineConfig({
  use: {
    baseURL: "https://app.test",
    // Default: the browser that `npx playwright install chromium` installs.
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] },
  },
});
