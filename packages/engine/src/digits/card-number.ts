import { derivedDigits } from "./derived-digits.ts";

/** In the range for national use (ISO/IEC 7812: first digit 9), with a country code that no country has. */
export const BIN = "999999";

/** The number of digits between the issuer's digits and the check digit. */
const OWN_DIGITS = 9;

/**
 * The number of a Card, 16 digits. It is derived from the id, so it never changes, and the object does not need to
 * contain it.
 */
export function deriveCardNumber(cardId: string): string {
  const unchecked = BIN + derivedDigits("card number", cardId, OWN_DIGITS);
  return unchecked + checkDigit(unchecked);
}

export function deriveVerificationCode(cardId: string): string {
  return derivedDigits("card verification code", cardId, 3);
}

export function derivePin(cardId: string): string {
  return derivedDigits("card pin", cardId, 4);
}

/** The months until a Card expires: at the end of a month between 3 and 5 years after the month of its creation. */
export function deriveMonthsOfValidity(cardId: string): number {
  return 36 + (Number(derivedDigits("card validity", cardId, 9)) % 24);
}

/** Computes the last digit of a card number from all others (ISO/IEC 7812, annex B: Luhn). */
function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = digits.length - 1, isDoubled = true; index >= 0; index--, isDoubled = !isDoubled) {
    const digit = Number(digits[index]) * (isDoubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return String((10 - (sum % 10)) % 10);
}
