import { fingerprint } from "../ports/random.ts";

/**
 * Digits that follow from an id, for one purpose: 1 to 15 of them. Ids come from the seed, so these do too, and they
 * need no place in the state.
 */
export function derivedDigits(purpose: string, id: string, length: number): string {
  return String(fingerprint(purpose, id) % 10 ** length).padStart(length, "0");
}
