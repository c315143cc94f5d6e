import { roundHalfEven } from "./round-half-even.ts";

const DAYS_OF_YEAR = 365n;

/**
 * Computes interest at a yearly rate: the sum of the end-of-day balances, times the rate, divided by 365. The
 * computation is exact in integers and rounds half to even once, at the end (D-36).
 *
 * @param dailyBalances the sum of the balances at the end of each day, in minor units
 * @param rate a decimal as text: `"0.01"` is 1%
 */
export function interestOn(dailyBalances: bigint, rate: string): bigint {
  const { numerator, denominator } = toDailyFraction(rate);
  return roundHalfEven(dailyBalances * numerator, denominator);
}

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

let cachedRate = "";
let cachedFraction: Fraction = { numerator: 0n, denominator: 1n };

/** A yearly rate as the fraction for one day. The last rate is cached, because consecutive calls mostly repeat it. */
function toDailyFraction(rate: string): Fraction {
  if (rate !== cachedRate) {
    const [whole = "0", fraction = ""] = rate.split(".");
    const denominator = 10n ** BigInt(fraction.length) * DAYS_OF_YEAR;
    cachedFraction = { numerator: BigInt(whole + fraction), denominator };
    cachedRate = rate;
  }
  return cachedFraction;
}
