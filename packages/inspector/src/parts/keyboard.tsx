import { hasSingleKeys } from "../store/settings.ts";

/** Shows the shortcut of a button. Renders nothing if shortcuts of one character are turned off. */
export function Key({ name }: { readonly name: string }) {
  return hasSingleKeys.value ? <kbd>{name}</kbd> : null;
}

/** Returns whether a key event is input for the focused field. Then it is not a shortcut of the page. */
export function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches(FIELDS);
}

/** Sliders and checkboxes accept no letters. */
const FIELDS = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Returns whether a dialog is open: one of the URL, or of a screen. */
export function isDialogShown(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Matches the row of a table that takes the focus. */
export const ROW = 'main tr[tabindex="0"]';

/** Moves the focus to the first element that the selector matches, or to the screen if none matches. */
export function focusOn(selector: string, options?: FocusOptions): void {
  const found = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>("main");
  found?.focus(options);
}
