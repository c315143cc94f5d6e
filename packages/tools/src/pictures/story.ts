import type { Account, BalanceLookup, Bank } from "@sandbank/engine";
import type { Mark, Sample } from "./step-chart.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Plays a story on a bank, day by day, and keeps the events to mark in the chart. */
export interface Story {
  readonly marks: Mark[];
  /** Advances the bank's clock to the start of a day, such as `2026-01-04`, calls an action and marks it. */
  on<Result>(day: string, text: string, act: () => Result): Result;
}

export function tellStory(bank: Bank): Story {
  const marks: Mark[] = [];
  return {
    marks,
    on(day, text, act) {
      bank.clock.advanceTo(`${day}T00:00:00Z`);
      marks.push({ at: Date.parse(day), text });
      return act();
    },
  };
}

/** Samples the balances of an Account with `read`, hour by hour. Returns the first sample and each change. */
export function sampleBalance(
  bank: Bank,
  accountId: Account["id"],
  { from, until }: { readonly from: number; readonly until: number },
  read: (balance: BalanceLookup) => number,
): Sample[] {
  const hours = Array.from({ length: (until - from) / HOUR_MS + 1 }, (_, hour) => from + hour * HOUR_MS);
  return hours
    .map((at) => ({ at, value: read(bank.accounts.balance(accountId, { at_time: new Date(at).toISOString() })) }))
    .filter(({ value }, index, samples) => value !== samples[index - 1]?.value);
}
