import { roundHalfEven } from "./round-half-even.ts";

const DAYS_OF_YEAR = 365n;

/**
 * Interest at a yearly rate on a balance for so many days: the sum over the days of what each ends with, times the rate
 * over 365, exact in integers and rounded half to even once (D-36).
 *
 * @param dailyBalances the sum of the balances at the end of each day, in minor units
 * @param rate a decimal as text: `"0.01"` is 1%
 */
export function interestOn(dailyBalances: bigint, rate: string): bigint {
  const { numerator, denominator } = fractionOf(rate);
  return roundHalfEven(dailyBalances * numerator, denominator);
}

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

let cachedRate = "";
let cachedFraction: Fraction = { numerator: 0n, denominator: 1n };

/** A yearly rate as the fraction for one day. Mostly the same is asked for again. */
function fractionOf(rate: string): Fraction {
  if (rate !== cachedRate) {
    const [whole = "0", fraction = ""] = rate.split(".");
    const denominator = 10n ** BigInt(fraction.length) * DAYS_OF_YEAR;
    cachedFraction = { numerator: BigInt(whole + fraction), denominator };
    cachedRate = rate;
  }
  return cachedFraction;
}
