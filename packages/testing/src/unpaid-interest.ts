import type { Bank, Trace, UnpaidInterest } from "@sandbank/engine";
import { copyBank } from "./bank-value.ts";
import { dollars } from "./properties/dollars.ts";

/** Says that an Account did not receive interest on the first of a month, and how to have it paid. */
export function unpaidInterestLine({ at, amount }: UnpaidInterest): string {
  return `No schedule paid the interest of ${dollars(amount)} on ${at.slice(0, 10)}: create the bank with \`schedules: "live"\``;
}

/**
 * Looks for an Account, among the newest 100, that received no interest on a first of the month since the trace began,
 * because no schedule pays it. Returns the line that says so; undefined if there is none.
 */
export function unpaidInterestIn(bank: Bank, { startedAt, now }: Trace): string | undefined {
  if (readMonth(startedAt) === readMonth(now)) return undefined;
  const copy = copyBank(bank);
  for (const { id: account } of copy.accounts.list({ limit: 100 }).data) {
    const { unpaidInterest } = copy.explainBalance({ account, last: 0 });
    if (unpaidInterest !== null && unpaidInterest.at > startedAt) return unpaidInterestLine(unpaidInterest);
  }
  return undefined;
}

/** The line, if any, that explains why a bank has not emitted Events of a category that interest has. */
export function unpaidInterestHint(bank: Bank, category: string): readonly string[] {
  const line = category === "transaction.created" ? unpaidInterestIn(bank, bank.trace({ last: 0 })) : undefined;
  return line === undefined ? [] : [`${line}.`];
}

/** The year and month of an ISO 8601 timestamp in UTC. */
function readMonth(timestamp: string): string {
  return timestamp.slice(0, 7);
}
