import type { Page } from "playwright-core";

/** Waits until nothing on the page is still being read. */
export async function waitUntilRead(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
