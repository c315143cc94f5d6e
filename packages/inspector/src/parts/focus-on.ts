/** Matches the row of a table that takes the focus. */
export const ROW = 'main tr[tabindex="0"]';

/** Moves the focus to the first element that the selector matches, or to the screen if none matches. */
export function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>("main");
  found?.focus();
}
