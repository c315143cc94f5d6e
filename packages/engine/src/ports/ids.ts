import { derivedWords, type Words, wordsOf } from "./random.ts";

const WORD_RANGE = 36 ** 5; // of five digits, below 2 ** 32
const TIME_DIGITS = 10; // to the year 9999, the end of a bank's time

/** An id: the prefix and 20 characters of `[0-9a-z]` (D-13), derived from the seed, the prefix and a number (D-103). */
export function idOf<const Prefix extends string>(seed: Words, prefix: Prefix, number: number): `${Prefix}_${string}` {
  const words = derivedWords(seed, prefix, number);
  return joined(prefix, "_", digitsOf(words[0]), digitsOf(words[1]), digitsOf(words[2]), digitsOf(words[3]));
}

let cachedTime = Number.NaN;
let cachedDigits = "";

/**
 * An id whose opaque part sorts by time, and within the same millisecond and seed by `number` (D-13). Different seeds
 * start to count at distant values, so forks with other seeds share no id.
 */
export function sortableIdOf(seed: Words, time: number, number: number): `event_${string}` {
  if (time !== cachedTime) {
    cachedDigits = time.toString(36).padStart(TIME_DIGITS, "0");
    cachedTime = time;
  }
  return joined("event", "_", cachedDigits, digitsOf(seed[0]), digitsOf((seed[1] % (WORD_RANGE / 2)) + number));
}

/** Derives text of `[0-9a-z]` from another text. */
export function derivedText(text: string, length: number): string {
  let derived = "";
  for (let part = 0; derived.length < length; part++) derived += wordsOf(text, part).map(digitsOf).join("");
  return derived.slice(0, length);
}

/** Joins instead of concatenating: engines keep concatenated text in pieces, which take three times the memory. */
function joined<const Prefix extends string>(...pieces: readonly [Prefix, "_", ...string[]]): `${Prefix}_${string}` {
  return pieces.join("") as `${Prefix}_${string}`;
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Five digits of base 36, in half the time of `toString(36)` and `padStart`. */
function digitsOf(word: number): string {
  return String.fromCharCode(
    digitAt(word, 36 ** 4),
    digitAt(word, 36 ** 3),
    digitAt(word, 36 ** 2),
    digitAt(word, 36),
    digitAt(word, 1),
  );
}

function digitAt(word: number, place: number): number {
  return DIGITS.charCodeAt(Math.floor(word / place) % 36);
}
