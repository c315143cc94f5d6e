import type { Account, BalanceLookup } from "@sandbank/contract";
import { interestOn } from "../../interest.ts";
import { type Ledger, paidInAt } from "../../ledger.ts";
import { DAY_MS, fromTimestamp, monthlyOn, toTimestamp } from "../../ports/time.ts";
import { currentBalanceAt } from "./balances.ts";
import { dailyBalances } from "./daily-balances.ts";
import { maturityOf } from "./maturity.ts";

type Loan = NonNullable<Account["loan"]>;

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
  if (account.loan === null) return null;
  const statements = statementsUntil(ledger, account, account.loan, time);
  const left = (statement: Statement | undefined) => (statement ? leftOf(ledger, account, statement, time) : 0n);
  const latest = statements.at(-1);
  const pastDue = left(statements.findLast(({ pastDueAt }) => pastDueAt <= time));
  const due = left(latest) - pastDue;
  return {
    due_at: latest === undefined || due <= 0n ? null : toTimestamp(latest.pastDueAt),
    due_balance: Number(due > 0n ? due : 0n),
    past_due_balance: Number(pastDue),
  };
}

/** The statements up to an instant, oldest first: one each month, and one on the day on which the whole loan is due. */
function statementsUntil(ledger: Ledger, account: Account, loan: Loan, time: number): Statement[] {
  const opened = fromTimestamp(account.created_at);
  const maturity = maturityOf(account);
  const statements: Statement[] = [];
  for (const at of statementDates(loan, { opened, maturity, time })) {
    const before = statements.at(-1);
    const borrowed =
      loan.statement_payment_type === "balance" || at === maturity ? borrowedAt(ledger, account, at - 1) : 0n;
    const interest =
      loan.statement_payment_type === "balance"
        ? 0n
        : interestBetween(ledger, account, before?.at ?? opened, at) +
          (before === undefined ? 0n : leftOf(ledger, account, before, at - 1));
    statements.push({ at, pastDueAt: at + loan.grace_period_days * DAY_MS, owed: borrowed + interest });
  }
  return statements;
}

function statementDates(
  loan: Loan,
  { opened, maturity, time }: { readonly opened: number; readonly maturity: number; readonly time: number },
): number[] {
  const dates = monthlyOn(loan.statement_day_of_month, opened, time);
  if (maturity > opened && maturity <= time && !dates.includes(maturity)) dates.push(maturity);
  return dates.sort((one, other) => one - other);
}

/** What is left of a statement: whatever comes in after it pays it first. */
function leftOf(ledger: Ledger, account: Account, { at, owed }: Statement, time: number): bigint {
  const left = owed - BigInt(paidInAt(ledger, account.id, time) - paidInAt(ledger, account.id, at - 1));
  return left > 0n ? left : 0n;
}

function borrowedAt(ledger: Ledger, account: Account, time: number): bigint {
  return BigInt(Math.max(-currentBalanceAt(ledger, account, time), 0));
}

/** The interest on what is borrowed at the end of each day of a period, at the Account's rate (D-36). */
function interestBetween(ledger: Ledger, account: Account, from: number, until: number): bigint {
  return interestOn(dailyBalances(ledger, account, from, until).borrowed, account.interest_rate);
}
