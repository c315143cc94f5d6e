import type { Account } from "@sandbank/contract";
import { balancesWithin, type Ledger, sumCurrent } from "../../ledger/ledger.ts";
import { DAY_MS } from "../../ports/time.ts";

/** The sums of the end-of-day balances of a period, in minor units. */
export interface DailyBalances {
  /** The sum over the days that end with a positive balance. */
  readonly kept: bigint;
  /** The sum over the days that end with a negative balance, as a positive number. */
  readonly borrowed: bigint;
}

/**
 * Sums the balances of an Account at the end of each UTC day that ends within (`from`, `until`], both in milliseconds
 * since 1970. A movement at midnight belongs to the day that begins. The time is proportional to the movements.
 */
export function dailyBalances(ledger: Ledger, { id }: Account, from: number, until: number): DailyBalances {
  const { before, after } = balancesWithin(ledger, id, from, until);
  let balance = sumCurrent(before);
  let day = Math.floor(from / DAY_MS);
  let kept = 0n;
  let borrowed = 0n;
  const pass = (time: number) => {
    const days = Math.floor(time / DAY_MS) - day;
    if (days === 0) return;
    day += days;
    if (balance > 0) kept += BigInt(balance) * BigInt(days);
    else borrowed -= BigInt(balance) * BigInt(days);
  };
  for (const balances of after) {
    pass(balances.at);
    balance = sumCurrent(balances);
  }
  pass(until);
  return { kept, borrowed };
}
