/** Returns whether a key event is input for the focused field. Then it is not a shortcut of the page. */
export function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches(FIELDS);
}

/** Sliders and checkboxes accept no letters. */
const FIELDS = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable]';
