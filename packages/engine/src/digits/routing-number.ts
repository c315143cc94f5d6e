import { derivedDigits } from "./derived-digits.ts";

/** The routing number of a bank elsewhere that sent something: it follows from the id of what was sent. */
export function foreignRoutingNumber(id: string): string {
  return withChecksum(`0${derivedDigits("routing number", id, 7)}`);
}

/**
 * A routing number from its first eight digits: with the ninth, the sum weighted by 3, 7 and 1 in turn is a multiple of
 * ten, as the ABA has it.
 */
export function withChecksum(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] as number), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
