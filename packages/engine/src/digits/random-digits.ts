import { nextWord, type RandomState } from "../ports/random.ts";

/** So many decimal digits by chance. Draws from the bank's chance: only once nothing can refuse any more. */
export function randomDigits(random: RandomState, length: number): string {
  return Array.from({ length }, () => nextWord(random) % 10).join("");
}
