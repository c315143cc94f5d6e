import { fingerprint } from "../ports/random.ts";

/** The number of digits in a fingerprint. */
const PART = 15;

/** Derives digits from an id, for one purpose. Ids depend on the seed, so the state need not store the digits. */
export function derivedDigits(purpose: string, id: string, length: number): string {
  if (length > PART)
    return derivedDigits(purpose, id, PART) + derivedDigits(`${purpose}, continued`, id, length - PART);
  return String(fingerprint(purpose, id) % 10 ** length).padStart(length, "0");
}
