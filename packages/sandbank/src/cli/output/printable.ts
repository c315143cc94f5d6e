/**
 * Control characters except line breaks and tabs, line separators, and characters that change the direction of text. A
 * terminal interprets them, so the text of a request could hide or forge output of a command.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Replaces such characters by escapes, which JSON and JavaScript read as the same text. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
