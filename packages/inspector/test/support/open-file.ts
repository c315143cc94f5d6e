import { pathToFileURL } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openChromium } from "./chromium.ts";

/** Opens a page from a file until the test ends, and notes its errors, violations of its policy, and requests. */
export async function openFile(
  file: string,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const browser = await openChromium();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options });
  onTestFinished(() => page.close());
  const problems: string[] = [];
  const url = pathToFileURL(file).href;
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => problems.push(message.text()));
  page.on("request", (request) => {
    if (request.url().split("#", 1)[0] !== url && !/^(?:blob|data):/.test(request.url())) problems.push(request.url());
  });
  await page.goto(url);
  return { page, problems };
}
