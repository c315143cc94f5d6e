/**
 * Control characters except line breaks and tabs, line separators, characters that change the direction of text, and
 * invisible characters. A terminal interprets or hides them, so a text could hide or forge output.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** Invisible characters that choose the form of the letters and emoji around them. */
const SHAPING = new Set(["\u200c", "\u200d", "\ufe0e", "\ufe0f"]);

/** Replaces such characters by escapes, which JSON and JavaScript read as the same text. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => (SHAPING.has(character) ? character : escaped(character)));
}

/** The name of a test for a message: printable, and in one line. */
export function printableName(name: string): string {
  return printable(name).replace(/[\n\t]/g, escaped);
}

function escaped(character: string): string {
  return character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
