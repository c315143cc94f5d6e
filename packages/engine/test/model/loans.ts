import { balancesOf, type LoanTerms, type Model, type Statement } from "./model.ts";
import { DAY, midnightsIn } from "./windows.ts";

/** What a loan Account owes (D-34). */
export interface Owed {
  readonly due: number;
  readonly dueAt: number | null;
  readonly pastDue: number;
}

/** Lets time go by in which nothing is posted. Statements are made at midnight, of what was before it. */
export function passTime(model: Model, to: number): void {
  for (const [place, { loan }] of model.accounts.entries()) {
    if (loan === null) continue;
    const { terms, statements } = loan;
    const borrowed = Math.max(-balancesOf(model, place).current, 0);
    for (const midnight of midnightsIn(model.now, to)) {
      loan.borrowedDaily += borrowed;
      if (!isBilled(terms, midnight)) continue;
      const isDue = midnight === terms.matures;
      const interest = halfEven(loan.borrowedDaily, 36_500) + (statements.at(-1)?.left ?? 0);
      const left = terms.payment === "balance" ? borrowed : interest + (isDue ? borrowed : 0);
      statements.push({ pastDueAt: midnight + terms.graceDays * DAY, left });
      loan.borrowedDaily = 0;
    }
  }
  model.now = to;
}

/** Whether a statement is made at a midnight. */
function isBilled({ statementDay, matures }: LoanTerms, midnight: number): boolean {
  return midnight === matures || new Date(midnight).getUTCDate() === statementDay;
}

/** The midnights soon to come at which a statement is made, and that at which the last one is past due. */
export function datesAhead({ accounts, now }: Model): number[] {
  return accounts.flatMap(({ loan }) => {
    if (loan === null) return [];
    const billed = midnightsIn(now, now + 35 * DAY).filter((midnight) => isBilled(loan.terms, midnight));
    return [...billed, ...loan.statements.slice(-1).map(({ pastDueAt }) => pastDueAt)];
  });
}

/** What comes in pays what was billed, the oldest first. */
export function payStatements(statements: readonly Statement[], amount: number): void {
  for (const statement of statements) statement.left = Math.max(statement.left - amount, 0);
}

/** What is owed now: null where nothing is lent. */
export function owedBy({ accounts, now }: Model, account: number): Owed | null {
  const statements = accounts[account]?.loan?.statements;
  if (statements === undefined) return null;
  const latest = statements.at(-1);
  const pastDue = statements.findLast(({ pastDueAt }) => pastDueAt <= now)?.left ?? 0;
  const due = Math.max((latest?.left ?? 0) - pastDue, 0);
  return { due, dueAt: due === 0 ? null : (latest?.pastDueAt ?? null), pastDue };
}

/** A quotient, rounded half to even. The rate of interest is 1% a year (D-42), of 365 days (D-36). */
function halfEven(dividend: number, divisor: number): number {
  const [whole, rest] = [Math.floor(dividend / divisor), 2 * (dividend % divisor)];
  if (rest === divisor) return whole + (whole % 2);
  return rest > divisor ? whole + 1 : whole;
}
