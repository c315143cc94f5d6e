/** The row of a table that the keyboard is at. */
export const ROW = 'main tr[tabindex="0"]';

/** Moves the focus to the first element that a selector finds, else to the screen. */
export function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>("main");
  found?.focus();
}
