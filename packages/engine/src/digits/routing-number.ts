import { derivedDigits } from "./derived-digits.ts";

/** The routing number of the other bank, derived from the id of the transfer or check that it sent. */
export function foreignRoutingNumber(id: string): string {
  return withChecksum(`0${derivedDigits("routing number", id, 7)}`);
}

/**
 * Completes a routing number from its first eight digits. The ninth digit makes the sum, weighted by 3, 7 and 1 in
 * turn, a multiple of ten (ABA checksum).
 */
export function withChecksum(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] as number), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
