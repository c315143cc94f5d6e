const DAYS_OF_YEAR = 365n;

/**
 * Interest at a yearly rate on a balance for so many days: the sum over the days of what each ends with, times the rate
 * over 365, exact in integers and rounded half to even once (D-36).
 *
 * @param dailyBalances the sum of the balances at the end of each day, in minor units
 * @param rate a decimal as text: `"0.01"` is 1%
 */
export function interestOn(dailyBalances: bigint, rate: string): bigint {
  const [whole = "0", fraction = ""] = rate.split(".");
  const denominator = 10n ** BigInt(fraction.length) * DAYS_OF_YEAR;
  return roundHalfEven(dailyBalances * BigInt(whole + fraction), denominator);
}

function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator - quotient * denominator;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  const isUp = twice > denominator || (twice === denominator && quotient % 2n !== 0n);
  if (!isUp) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}
