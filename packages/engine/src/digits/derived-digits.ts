import { fingerprint } from "../ports/random.ts";

/** So many digits are in a fingerprint. */
const PART = 15;

/** Digits that follow from an id, for one purpose. Ids come from the seed, so these do too, and need no place in the state. */
export function derivedDigits(purpose: string, id: string, length: number): string {
  if (length > PART)
    return derivedDigits(purpose, id, PART) + derivedDigits(`${purpose}, continued`, id, length - PART);
  return String(fingerprint(purpose, id) % 10 ** length).padStart(length, "0");
}
