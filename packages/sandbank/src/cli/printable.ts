/**
 * Control characters except line breaks and tabs, line separators, and characters that change the direction of text: a
 * terminal obeys them, so that the text of a request could hide or forge what a command prints.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Writes such characters as escapes: JSON and JavaScript read them as the same text. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
