import type { Account, BalanceLookup } from "@sandbank/contract";
import { type Bounce, balancesAt, bouncesUntil, type Ledger } from "../../ledger/ledger.ts";
import { currentBalanceAt } from "../../money/balances.ts";
import { interestOn } from "../../money/interest.ts";
import { readMaturity } from "../../money/maturity.ts";
import { DAY_MS, fromTimestamp, monthlyOn, toTimestamp, YEAR_9999_END } from "../../ports/time.ts";
import { dailyBalances } from "./daily-balances.ts";

type Loan = NonNullable<Account["loan"]>;

/** A loan with the facts at the instant of a lookup. */
interface Facts {
  readonly ledger: Ledger;
  readonly account: Account;
  readonly loan: Loan;
  /** The instant, in milliseconds since 1970. */
  readonly time: number;
  /** The credits that were returned until then: they do not count as payments. */
  readonly bounces: readonly Bounce[];
}

/** A statement of a loan, in minor units. */
interface Statement {
  /** The first instant of the statement's day, in milliseconds since 1970. The statement covers postings before it. */
  readonly at: number;
  /** From this instant on the unpaid part is past due. */
  readonly pastDueAt: number;
  /** The amount to pay, including the unpaid part of earlier statements. */
  readonly owed: bigint;
}

/**
 * The amounts that a loan Account owes by its statements at an instant (D-34); null for a deposit Account. They are
 * computed from the ledger and the terms, without a job that creates statements, so the instant may be in the past.
 */
export function loanBalanceAt(ledger: Ledger, account: Account, time: number): BalanceLookup["loan"] {
  const { loan } = account;
  if (loan === null) return null;
  const facts: Facts = { ledger, account, loan, time, bounces: bouncesUntil(ledger, account.id, time) };
  const bills = listStatements(facts).map((statement) => ({
    ...statement,
    left: computeUnpaid(facts, statement, time),
  }));
  const pastDue = bills.findLast(({ pastDueAt }) => pastDueAt <= time)?.left ?? 0n;
  // A later statement includes the unpaid part of the earlier ones. So the next statement due is the first with more
  // left than is past due.
  const next = bills.find(({ left }) => left > pastDue);
  return {
    due_at: next === undefined ? null : toTimestamp(next.pastDueAt),
    due_balance: Number((bills.at(-1)?.left ?? 0n) - pastDue),
    past_due_balance: Number(pastDue),
  };
}

/** The next dates of a loan, in milliseconds since 1970; null if there is none. */
export interface LoanDates {
  /** The next statement. After the maturity there is none while nothing is borrowed. */
  readonly statementAt: number | null;
  /** The time at which the oldest bill that is open becomes past due. */
  readonly paymentDueAt: number | null;
}

/** The dates after `now`. Like the balances, they follow from the ledger and the terms, without a job (D-109). */
export function computeLoanDates(ledger: Ledger, account: Account, now: number): LoanDates {
  const { loan } = account;
  if (loan === null) return { statementAt: null, paymentDueAt: null };
  const maturity = readMaturity(account);
  const [monthly = Number.POSITIVE_INFINITY] = monthlyOn(loan.statement_day_of_month, now, now + LONGEST_MONTH_MS);
  const next = maturity > now ? Math.min(monthly, maturity) : monthly;
  const isOver = maturity <= now && currentBalanceAt(ledger, account, now) >= 0;
  const due = loanBalanceAt(ledger, account, now)?.due_at ?? null;
  return {
    statementAt: isOver || next > YEAR_9999_END ? null : next,
    paymentDueAt: due === null ? null : fromTimestamp(due),
  };
}

const LONGEST_MONTH_MS = 31 * DAY_MS;

/** A date of a loan that the clock has passed. */
export interface PassedLoanDate {
  readonly kind: "accounts.statement" | "accounts.payment_due";
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The bill of a statement, with what is unpaid of earlier ones; or how much became past due. In minor units. */
  readonly amount: number;
}

/**
 * The statements after `from` and until `to`, and the due dates at which something was unpaid, oldest first. `to` is not
 * in the future.
 */
export function passedLoanDates(ledger: Ledger, account: Account, from: number, to: number): PassedLoanDate[] {
  const { loan } = account;
  if (loan === null) return [];
  const grace = loan.grace_period_days * DAY_MS;
  const hasDates = [0, grace].some((span) => statementDates(account, loan, from - span, to - span).length > 0);
  if (!hasDates) return [];
  const facts: Facts = { ledger, account, loan, time: to, bounces: bouncesUntil(ledger, account.id, to) };
  const maturity = readMaturity(account);
  const isPassed = (at: number) => at > from && at <= to;
  const bills = listStatements(facts).map((bill, index, all) => ({ ...bill, before: all[index - 1] }));
  const statements = bills
    .filter(({ at, owed }) => isPassed(at) && (at <= maturity || owed > 0n))
    .map(({ at, owed }): PassedLoanDate => ({ kind: "accounts.statement", at, amount: Number(owed) }));
  const dueDates = bills
    .filter(({ pastDueAt }) => isPassed(pastDueAt))
    .map(({ pastDueAt: at, before, ...bill }): PassedLoanDate => {
      // The unpaid part of the statement before is past due already.
      const earlier = before === undefined ? 0n : computeUnpaid(facts, before, at);
      return { kind: "accounts.payment_due", at, amount: Number(computeUnpaid(facts, bill, at) - earlier) };
    })
    .filter(({ amount }) => amount > 0);
  return [...statements, ...dueDates].sort((one, other) => one.at - other.at);
}

/** The statements until then, oldest first: one each month, and one on the maturity date. */
function listStatements(facts: Facts): Statement[] {
  const { ledger, account, loan } = facts;
  const opened = fromTimestamp(account.created_at);
  const maturity = readMaturity(account);
  const statements: Statement[] = [];
  for (const at of statementDates(account, loan, opened, facts.time)) {
    const before = statements.at(-1);
    const borrowed = borrowedBefore(facts, at);
    const isWhole = loan.statement_payment_type === "balance" || at >= maturity;
    const owed = isWhole
      ? borrowed
      : least(
          borrowed,
          interestBetween(ledger, account, before?.at ?? opened, at) +
            (before === undefined ? 0n : computeUnpaid(facts, before, at - 1)),
        );
    statements.push({ at, pastDueAt: Math.min(at + loan.grace_period_days * DAY_MS, YEAR_9999_END), owed });
  }
  return statements;
}

/** The dates of the statements after `from` and until `to`, oldest first, each once. */
function statementDates(account: Account, loan: Loan, from: number, to: number): number[] {
  const after = Math.max(from, fromTimestamp(account.created_at));
  const maturity = readMaturity(account);
  const dates = new Set(monthlyOn(loan.statement_day_of_month, after, to));
  if (maturity > after && maturity <= to) dates.add(maturity);
  return [...dates].sort((one, other) => one - other);
}

/** The unpaid part of a statement at an instant. Every credit after the statement pays it first. */
function computeUnpaid(facts: Facts, { at, owed }: Pick<Statement, "at" | "owed">, instant: number): bigint {
  const left = owed - (paidIn(facts, instant) - paidIn(facts, at - 1));
  return left > 0n ? left : 0n;
}

/** The credits until an instant, without those that were returned since. */
function paidIn({ ledger, account, bounces }: Facts, instant: number): bigint {
  const all = balancesAt(ledger, account.id, instant).paidIn;
  return bounces.reduce((rest, { cameIn, amount }) => (cameIn <= instant ? rest - BigInt(amount) : rest), all);
}

/** The amount borrowed just before an instant, plus the credits in that balance that were returned since. */
function borrowedBefore({ ledger, account, bounces }: Facts, instant: number): bigint {
  const balance = BigInt(currentBalanceAt(ledger, account, instant - 1));
  const borrowed = bounces.reduce(
    (all, { at, cameIn, amount }) => (cameIn < instant && at >= instant ? all + BigInt(amount) : all),
    -balance,
  );
  return borrowed > 0n ? borrowed : 0n;
}

/** The interest on the amount borrowed at the end of each day of a period, at the Account's rate (D-36). */
function interestBetween(ledger: Ledger, account: Account, from: number, until: number): bigint {
  return interestOn(dailyBalances(ledger, account, from, until).borrowed, account.interest_rate);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
