const CHANGES_DIRECTION = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Returns a text of the user for the middle of a sentence: isolated if it is written from right to left, so that the
 * rest of the sentence keeps its direction.
 */
export function isolate(text: string): string {
  return CHANGES_DIRECTION.test(text) ? `\u2068${text}\u2069` : text;
}
