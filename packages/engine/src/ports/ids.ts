import { derivedWords, deriveWords, type Words } from "./random.ts";

const WORD_RANGE = 36 ** 5; // of five digits, below 2 ** 32
const TIME_DIGITS = 10; // to the year 9999, the end of a bank's time

/** An id: the prefix and 20 characters of `[0-9a-z]` (D-13), derived from the seed, the prefix and a number (D-103). */
export function deriveId<const Prefix extends string>(
  seed: Words,
  prefix: Prefix,
  number: number,
): `${Prefix}_${string}` {
  const words = derivedWords(seed, prefix, number);
  return joined(prefix, "_", toDigits(words[0]), toDigits(words[1]), toDigits(words[2]), toDigits(words[3]));
}

/** The beginning that the latest request ids share. */
let cachedStart: { readonly seed: Words; readonly high: number; readonly text: string } | undefined;

/**
 * The id of a request: the digits of the seed, to which `number` is added (D-16). Every request has one, so it takes a
 * fifth of the time of an id of an object.
 */
export function deriveRequestId(seed: Words, number: number): string {
  const low = seed[3] + number;
  const high = seed[2] + Math.floor(low / WORD_RANGE);
  if (cachedStart?.seed !== seed || cachedStart.high !== high) {
    const text = joined("request", "_", toDigits(seed[0]), toDigits(seed[1]), toDigits(high));
    cachedStart = { seed, high, text };
  }
  return cachedStart.text + toDigits(low);
}

let cachedTime = Number.NaN;
let cachedDigits = "";

/**
 * An id whose opaque part sorts by time, and within the same millisecond and seed by `number` (D-13). Different seeds
 * start to count at distant values, so forks with other seeds share no id.
 */
export function deriveSortableId(seed: Words, time: number, number: number): `event_${string}` {
  if (time !== cachedTime) {
    cachedDigits = time.toString(36).padStart(TIME_DIGITS, "0");
    cachedTime = time;
  }
  return joined("event", "_", cachedDigits, toDigits(seed[0]), toDigits((seed[1] % (WORD_RANGE / 2)) + number));
}

/** Derives text of `[0-9a-z]` from another text. */
export function derivedText(text: string, length: number): string {
  let derived = "";
  for (let part = 0; derived.length < length; part++) derived += deriveWords(text, part).map(toDigits).join("");
  return derived.slice(0, length);
}

/** Joins instead of concatenating: engines keep concatenated text in pieces, which take three times the memory. */
function joined<const Prefix extends string>(...pieces: readonly [Prefix, "_", ...string[]]): `${Prefix}_${string}` {
  return pieces.join("") as `${Prefix}_${string}`;
}

/** The character codes of the digits 0 to 9 and a to z. */
const DIGITS = /* @__PURE__ */ Array.from({ length: 36 }, (_, digit) => digit.toString(36).charCodeAt(0));

/** Five digits of base 36, in half the time of `toString(36)` and `padStart`. */
function toDigits(word: number): string {
  return String.fromCharCode(
    DIGITS[Math.floor(word / 36 ** 4) % 36] as number,
    DIGITS[Math.floor(word / 36 ** 3) % 36] as number,
    DIGITS[Math.floor(word / 36 ** 2) % 36] as number,
    DIGITS[Math.floor(word / 36) % 36] as number,
    DIGITS[word % 36] as number,
  );
}
