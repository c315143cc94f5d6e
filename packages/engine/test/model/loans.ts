import { balancesOf, type LoanTerms, type Model } from "./model.ts";
import { DAY, midnightsIn } from "./windows.ts";

/** The debt of a loan Account (D-34). */
export interface Owed {
  readonly due: number;
  readonly dueAt: number | null;
  readonly pastDue: number;
}

/** Advances the model's time without postings, and makes statements at midnight of the balance before it. */
export function passTime(model: Model, to: number): void {
  for (const [place, { loan }] of model.accounts.entries()) {
    if (loan === null) continue;
    const { terms, statements } = loan;
    const borrowed = Math.max(-balancesOf(model, place).current, 0);
    for (const midnight of midnightsIn(model.now, to)) {
      loan.borrowedDaily += borrowed;
      if (!isBilled(terms, midnight)) continue;
      const isWhole = terms.payment === "balance" || (terms.matures !== null && midnight >= terms.matures);
      const most = isWhole ? Infinity : halfEven(loan.borrowedDaily, 36_500);
      statements.push({ at: midnight, pastDueAt: midnight + terms.graceDays * DAY, most });
      loan.borrowedDaily = 0;
    }
  }
  model.now = to;
}

/** Whether a statement is made at a midnight. */
function isBilled({ statementDay, matures }: LoanTerms, midnight: number): boolean {
  return midnight === matures || new Date(midnight).getUTCDate() === statementDay;
}

/** The next midnights at which statements are made or become past due. */
export function datesAhead({ accounts, now }: Model): number[] {
  return accounts.flatMap(({ loan }) => {
    if (loan === null) return [];
    const billed = midnightsIn(now, now + 35 * DAY).filter((midnight) => isBilled(loan.terms, midnight));
    return [...billed, ...loan.statements.map(({ pastDueAt }) => pastDueAt).filter((date) => date >= now)];
  });
}

/**
 * The present debt, or null without a loan. A returned payment does not count, and no more is billed than is borrowed.
 */
export function owedBy({ accounts, posted, now }: Model, account: number): Owed | null {
  const statements = accounts[account]?.loan?.statements;
  if (statements === undefined) return null;
  const entries = posted.filter((entry) => entry.account === account && !entry.bounced);
  const bills: Bill[] = [];
  let balance = 0;
  const postUntil = (time: number) => {
    for (; entries[0] !== undefined && entries[0].at < time; entries.shift()) {
      balance += entries[0].amount;
      pay(bills, entries[0].amount);
    }
  };
  for (const { at, pastDueAt, most } of statements) {
    postUntil(at);
    bills.push({ pastDueAt, left: Math.min(Math.max(-balance, 0) - sumOf(bills), most) });
  }
  postUntil(Infinity);
  const isPastDue = ({ pastDueAt }: Bill) => pastDueAt <= now;
  const isLeft = (bill: Bill) => !isPastDue(bill) && bill.left > 0;
  const pastDue = sumOf(bills.filter(isPastDue));
  return { due: sumOf(bills) - pastDue, dueAt: bills.find(isLeft)?.pastDueAt ?? null, pastDue };
}

interface Bill {
  readonly pastDueAt: number;
  left: number;
}

/** Applies an incoming amount to the bills, the oldest first. */
function pay(bills: readonly Bill[], amount: number): void {
  let rest = Math.max(amount, 0);
  for (const bill of bills) {
    const part = Math.min(bill.left, rest);
    bill.left -= part;
    rest -= part;
  }
}

function sumOf(bills: readonly Bill[]): number {
  return bills.reduce((all, { left }) => all + left, 0);
}

/** A quotient, rounded half to even. The interest rate is 1% a year (D-42) of 365 days (D-36). */
function halfEven(dividend: number, divisor: number): number {
  const [whole, rest] = [Math.floor(dividend / divisor), 2 * (dividend % divisor)];
  if (rest === divisor) return whole + (whole % 2);
  return rest > divisor ? whole + 1 : whole;
}
