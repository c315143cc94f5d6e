/** Whether a key belongs to the field that has the focus, not to the page. */
export function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
