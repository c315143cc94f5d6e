/**
 * A routing number from its first eight digits: with the ninth, the sum weighted by 3, 7 and 1 in turn is a multiple of
 * ten, as the ABA has it.
 */
export function withChecksum(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] as number), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
