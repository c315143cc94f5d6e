const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Returns a text of the user for the middle of a sentence, without spaces around it: isolated if it is written from right
 * to left, so that the rest of the sentence keeps its direction.
 */
export function isolate(text: string): string {
  const shown = withoutDirection(text).trim();
  return FROM_RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

/** Returns the text without characters that only change its direction, such as those of `isolate`. */
export function withoutDirection(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "");
}
