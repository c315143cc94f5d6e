/**
 * How many characters a text has, where a pair of surrogates is one. Counts up to one more than `most`, which is enough
 * to check a bound.
 */
export function countCharacters(text: string, most: number): number {
  let count = 0;
  for (let index = 0; index < text.length && count <= most; index++) {
    // A code point above 0xffff takes two code units.
    if ((text.codePointAt(index) as number) > 0xffff) index++;
    count++;
  }
  return count;
}

/** The last characters of a text, where a pair of surrogates is one. */
export function lastCharacters(text: string, count: number): string {
  return [...text].slice(-count).join("");
}

/** Whether a value can be a key or a secret: well-formed text without white space around it (D-115). */
export function isTrimmedText(value: unknown, most: number): value is string {
  if (typeof value !== "string" || value === "" || value !== value.trim()) return false;
  return value.isWellFormed() && countCharacters(value, most) <= most;
}
