import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Moves the focus through the whole page with a key, `Tab` or `Shift+Tab`, and fails for each element that is hidden
 * entirely when it has the focus: behind the header, behind a message, or outside the window.
 */
export async function expectFocusVisible(page: Page, key: string): Promise<void> {
  const stops = await page.evaluate(() => {
    const selector =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    return document.querySelectorAll(selector).length;
  });
  expect(stops).toBeGreaterThan(15);
  const hidden = new Set<string>();
  for (let stop = 0; stop <= stops; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(hiddenFocus);
    if (found !== null) hidden.add(found);
  }
  expect([...hidden]).toEqual([]);
}

/** Runs in the page. Describes what has the focus if no part of it can be seen. */
function hiddenFocus(): string | null {
  const focused = document.activeElement as HTMLElement;
  // Between the last element and the first one the focus leaves the page.
  if (focused === document.body) return null;
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  for (const { left, top, width, height } of focused.getClientRects()) {
    for (const x of parts) {
      for (const y of parts) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit !== null && focused.contains(hit)) return null;
      }
    }
  }
  return `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.innerText.slice(0, 60)}`;
}
