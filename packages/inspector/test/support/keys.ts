import type { Page } from "playwright-core";

/** Presses keys one after another. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Returns the text or the label of the focused element. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    return focused.getAttribute("aria-label") ?? focused.innerText;
  });
}
