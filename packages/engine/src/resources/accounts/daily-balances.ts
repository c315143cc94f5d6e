import type { Account } from "@sandbank/contract";
import { balancesWithin, currentOf, type Ledger } from "../../ledger/ledger.ts";
import { DAY_MS } from "../../ports/time.ts";

/** What the days of a period end with, summed up, in minor units. */
export interface DailyBalances {
  /** Of the days that end with money in the Account. */
  readonly kept: bigint;
  /** Of the days that end with less than none. */
  readonly borrowed: bigint;
}

/**
 * Sums up the balance of an Account at the end of each day in UTC that ends within (`from`, `until`], both in
 * milliseconds since 1970. What moves at midnight is of the day that begins. Takes as long as there are movements.
 */
export function dailyBalances(ledger: Ledger, { id }: Account, from: number, until: number): DailyBalances {
  const { before, after } = balancesWithin(ledger, id, from, until);
  let balance = currentOf(before);
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
    balance = currentOf(balances);
  }
  pass(until);
  return { kept, borrowed };
}
