import { nextWord, type RandomState } from "./random.ts";

const WORD_DIGITS = 5; // 36 ** 5 < 2 ** 32
const WORD_RANGE = 36 ** WORD_DIGITS;
const TIME_DIGITS = 10; // to the year 9999, the end of a bank's time

/** An identifier: the prefix and 20 characters of `[0-9a-z]` (D-13). */
export function nextId<const Prefix extends string>(random: RandomState, prefix: Prefix): `${Prefix}_${string}` {
  return joined(prefix, "_", randomWord(random), randomWord(random), randomWord(random), randomWord(random));
}

let cachedTime = Number.NaN;
let cachedDigits = "";

/** An identifier whose opaque part sorts by time, then by `order` within the same millisecond (D-13). */
export function nextSortableId(random: RandomState, time: number, order: number): `event_${string}` {
  if (time !== cachedTime) {
    cachedDigits = time.toString(36).padStart(TIME_DIGITS, "0");
    cachedTime = time;
  }
  return joined("event", "_", cachedDigits, wordOf(order), randomWord(random));
}

/** Random text of `[0-9a-z]`. */
export function randomText(random: RandomState, length: number): string {
  let text = "";
  while (text.length < length) text += randomWord(random);
  return text.slice(0, length);
}

/** Text that is concatenated is kept in its pieces, and an id is kept as long as its object: joined, it takes a third. */
function joined<const Prefix extends string>(...pieces: readonly [Prefix, "_", ...string[]]): `${Prefix}_${string}` {
  return pieces.join("") as `${Prefix}_${string}`;
}

function randomWord(random: RandomState): string {
  return wordOf(nextWord(random));
}

/** Five digits of base 36. */
function wordOf(number: number): string {
  return (number % WORD_RANGE).toString(36).padStart(WORD_DIGITS, "0");
}
