import { nextWord, type RandomState } from "./random.ts";

const OPAQUE_LENGTH = 20; // D-13
const WORD_DIGITS = 5; // 36 ** 5 < 2 ** 32
const WORD_RANGE = 36 ** WORD_DIGITS;
const TIME_DIGITS = 10; // to the year 9999, the end of a bank's time

/** An identifier: the prefix and 20 characters of `[0-9a-z]` (D-13). */
export function nextId<const Prefix extends string>(random: RandomState, prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${randomDigits(random, OPAQUE_LENGTH)}`;
}

let cachedTime = Number.NaN;
let cachedDigits = "";

/** An identifier whose opaque part sorts by time, then by `order` within the same millisecond (D-13). */
export function nextSortableId(random: RandomState, time: number, order: number): `event_${string}` {
  if (time !== cachedTime) {
    cachedDigits = time.toString(36).padStart(TIME_DIGITS, "0");
    cachedTime = time;
  }
  const orderDigits = (order % WORD_RANGE).toString(36).padStart(WORD_DIGITS, "0");
  return `event_${cachedDigits}${orderDigits}${randomDigits(random, OPAQUE_LENGTH - TIME_DIGITS - WORD_DIGITS)}`;
}

/** Random text of `[0-9a-z]`. */
export function randomDigits(random: RandomState, length: number): string {
  let text = "";
  while (text.length < length) text += (nextWord(random) % WORD_RANGE).toString(36).padStart(WORD_DIGITS, "0");
  return text.slice(0, length);
}
