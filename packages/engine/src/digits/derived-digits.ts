import { fingerprint } from "../ports/random.ts";

/** The number of digits in a fingerprint. */
const PART = 15;

/** Derives digits from an id, for one purpose. Ids depend on the seed, so the state need not store the digits. */
export function derivedDigits(purpose: string, id: string, length: number): string {
  if (length > PART)
    return derivedDigits(purpose, id, PART) + derivedDigits(`${purpose}, continued`, id, length - PART);
  return String(fingerprint(purpose, id) % 10 ** length).padStart(length, "0");
}

const DIGITS_PER_CHARACTER = 3;

/** Derives text from an id in the same way, of the characters of an alphabet. */
export function derivedText(purpose: string, id: string, length: number, alphabet: string): string {
  const drawn = derivedDigits(purpose, id, DIGITS_PER_CHARACTER * length).match(/\d{3}/g) ?? [];
  return drawn.map((digits) => alphabet[Number(digits) % alphabet.length]).join("");
}

/** The characters of the identifiers in payment networks. */
export const CAPITALS_AND_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Derives the reference that identifies a payment at every bank: a UUID of version 4 in lower case. */
export function deriveReference(id: string): string {
  const hex = derivedText("unique end to end transaction reference", id, 32, "0123456789abcdef");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
}
