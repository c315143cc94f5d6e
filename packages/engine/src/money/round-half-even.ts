/** Divides integers and rounds to the nearest integer; a tie rounds to the even one. */
export function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator - quotient * denominator;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  const isUp = twice > denominator || (twice === denominator && quotient % 2n !== 0n);
  if (!isUp) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}
