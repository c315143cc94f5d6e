/** Whether a key belongs to the field that has the focus, not to the page. */
export function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches(FIELDS);
}

/** A slider and a checkbox take no letters. */
const FIELDS = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable]';
