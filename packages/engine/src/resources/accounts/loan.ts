import type { Account, BalanceLookup } from "@sandbank/contract";
import { type Bounce, balancesAt, bouncesUntil, type Ledger } from "../../ledger/ledger.ts";
import { currentBalanceAt } from "../../money/balances.ts";
import { interestOn } from "../../money/interest.ts";
import { maturityOf } from "../../money/maturity.ts";
import { DAY_MS, fromTimestamp, monthlyOn, toTimestamp, YEAR_9999_END } from "../../ports/time.ts";
import { dailyBalances } from "./daily-balances.ts";

type Loan = NonNullable<Account["loan"]>;

/** A loan, with what is known of it at the instant of a lookup. */
interface Facts {
  readonly ledger: Ledger;
  readonly account: Account;
  readonly loan: Loan;
  /** The instant, in milliseconds since 1970. */
  readonly time: number;
  /** What was taken back until then: it counts as never come in. */
  readonly bounces: readonly Bounce[];
}

/** What was billed, in minor units. */
interface Statement {
  /** The first instant of the day of the statement, in milliseconds since 1970: what is posted from then on is not in it. */
  readonly at: number;
  /** From when on what is left of it is past due. */
  readonly pastDueAt: number;
  /** All that was to be paid, what was left of earlier statements included. */
  readonly owed: bigint;
}

/**
 * What a loan Account owes by its statements at an instant (D-34); null on a deposit Account. It follows from the
 * ledger and the terms alone: no job makes a statement, so an instant of the past is as good as the present.
 */
export function loanBalanceAt(ledger: Ledger, account: Account, time: number): BalanceLookup["loan"] {
  const { loan } = account;
  if (loan === null) return null;
  const facts: Facts = { ledger, account, loan, time, bounces: bouncesUntil(ledger, account.id, time) };
  const bills = statementsOf(facts).map((statement) => ({ ...statement, left: leftOf(facts, statement, time) }));
  const pastDue = bills.findLast(({ pastDueAt }) => pastDueAt <= time)?.left ?? 0n;
  // What is left of a statement is in those after it: what is more than is past due is due with the first that has it.
  const next = bills.find(({ left }) => left > pastDue);
  return {
    due_at: next === undefined ? null : toTimestamp(next.pastDueAt),
    due_balance: Number((bills.at(-1)?.left ?? 0n) - pastDue),
    past_due_balance: Number(pastDue),
  };
}

/** The statements until then, oldest first: one each month, and one on the day on which the whole loan is due. */
function statementsOf(facts: Facts): Statement[] {
  const { ledger, account, loan } = facts;
  const opened = fromTimestamp(account.created_at);
  const maturity = maturityOf(account);
  const statements: Statement[] = [];
  for (const at of statementDates(facts, opened, maturity)) {
    const before = statements.at(-1);
    const borrowed = borrowedBefore(facts, at);
    const isWhole = loan.statement_payment_type === "balance" || at >= maturity;
    const owed = isWhole
      ? borrowed
      : least(
          borrowed,
          interestBetween(ledger, account, before?.at ?? opened, at) +
            (before === undefined ? 0n : leftOf(facts, before, at - 1)),
        );
    statements.push({ at, pastDueAt: Math.min(at + loan.grace_period_days * DAY_MS, YEAR_9999_END), owed });
  }
  return statements;
}

function statementDates({ loan, time }: Facts, opened: number, maturity: number): number[] {
  const dates = monthlyOn(loan.statement_day_of_month, opened, time);
  // On a day of statements two of one instant say the same.
  if (maturity <= time) dates.push(maturity);
  return dates.sort((one, other) => one - other);
}

/** What is left of a statement at an instant: whatever came in after it pays it first. */
function leftOf(facts: Facts, { at, owed }: Statement, instant: number): bigint {
  const left = owed - (paidIn(facts, instant) - paidIn(facts, at - 1));
  return left > 0n ? left : 0n;
}

/** What had come in until an instant and was not taken back since. */
function paidIn({ ledger, account, bounces }: Facts, instant: number): bigint {
  const all = balancesAt(ledger, account.id, instant).paidIn;
  return bounces.reduce((rest, { cameIn, amount }) => (cameIn <= instant ? rest - BigInt(amount) : rest), all);
}

/** What was borrowed just before an instant: more, if a credit that was in the balance then was taken back since. */
function borrowedBefore({ ledger, account, bounces }: Facts, instant: number): bigint {
  const balance = BigInt(currentBalanceAt(ledger, account, instant - 1));
  const borrowed = bounces.reduce(
    (all, { at, cameIn, amount }) => (cameIn < instant && at >= instant ? all + BigInt(amount) : all),
    -balance,
  );
  return borrowed > 0n ? borrowed : 0n;
}

/** The interest on what is borrowed at the end of each day of a period, at the Account's rate (D-36). */
function interestBetween(ledger: Ledger, account: Account, from: number, until: number): bigint {
  return interestOn(dailyBalances(ledger, account, from, until).borrowed, account.interest_rate);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
