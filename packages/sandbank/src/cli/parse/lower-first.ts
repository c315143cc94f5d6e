/**
 * Lowers the first letter of a sentence, so that it can continue another one. An abbreviation such as ISO keeps its
 * capitals.
 */
export function lowerFirst(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
