import type { LimitTerms, Payee, Steps } from "./step.ts";
import { shift } from "./windows.ts";

/**
 * The money of a bank, implemented a second time from the contract and its assumptions alone, without code of the
 * engine. It is simple and slow: every question filters and sums lists again.
 */
export interface Model {
  now: number;
  /** Whether the bank has `decide`, which responds to each card payment (D-102). */
  readonly decides: boolean;
  /** Whether an active Event Subscription selects the category of Real-Time Decisions (D-102). */
  subscribed: boolean;
  readonly entities: ("active" | "archived" | "disabled")[];
  readonly accounts: Account[];
  readonly routes: Route[];
  readonly limits: Limit[];
  readonly things: Thing[];
  readonly debits: Debit[];
  /** Balances are sums of these three lists (D-33). */
  readonly posted: Posted[];
  readonly held: Entry[];
  readonly credit: Entry[];
  /** The credit limit that each loan Account shows, also after it was closed. */
  readonly creditLimits: Map<number, number>;
}

interface Account {
  readonly entity: number;
  open: boolean;
  /** Null if the Account is funded by deposits. */
  readonly loan: Loan | null;
}

/** The terms without the credit limit, which changes. */
export interface LoanTerms {
  readonly payment: "balance" | "interest_until_maturity";
  readonly statementDay: number;
  readonly graceDays: number;
  /** The midnight at which everything becomes due and borrowing ends; null for never. */
  readonly matures: number | null;
}

/** A midnight at which an amount is billed. */
interface Statement {
  readonly at: number;
  readonly pastDueAt: number;
  /** The most that this statement bills besides earlier unpaid bills; `Infinity` for the whole balance. */
  readonly most: number;
}

interface Loan {
  readonly terms: LoanTerms;
  /** Oldest first. */
  readonly statements: Statement[];
  /** The sum of the borrowed amounts at the end of each day since the last statement. */
  borrowedDaily: number;
}

/** An Account Number or a Card. */
interface Route {
  readonly kind: "number" | "card";
  readonly account: number;
  status: Steps["switchRoute"]["status"];
  debitsBlocked: boolean;
  checksAllowed: boolean;
}

interface Limit extends LimitTerms {
  status: Steps["switchLimit"]["status"];
}

interface Entry {
  readonly at: number;
  readonly account: number;
  readonly amount: number;
}

interface Posted extends Entry {
  /** The thing of the posting, if a later step may return it. */
  readonly thing: Thing | null;
  /** Whether it is a returned credit, or the return of one. */
  bounced: boolean;
}

/** A debit that Limits count (D-72). */
interface Debit {
  readonly at: number;
  readonly account: number;
  readonly route: number;
  /** The amount that was not released. */
  left: number;
  /** Whether it counts as one debit. An increment does not, nor does a debit that was released in full. */
  counts: boolean;
}

/** Transfers through an Account Number. */
export type Transfer = "achCredit" | "achDebit" | "check" | "instantCredit" | "wire";

/** Transfers that the client sends. */
export type Sent =
  | "accountTransfer"
  | "sentCredit"
  | "sentDebit"
  | "sentWire"
  | "sentRealTimePayment"
  | "sentFednow"
  | "printedCheck"
  | "otherCheck";

/** A transfer, payment, hold or decision that later steps refer to. */
export interface Thing {
  readonly kind:
    | Transfer
    | "authorization"
    | "refund"
    | "credit"
    | "inquiry"
    | "settlement"
    | "hold"
    | "deposit"
    | "decision"
    | Sent;
  readonly account: number;
  /** Null without an Account Number or Card. */
  readonly route: number | null;
  /** The amount in cents, positive for debits and credits. */
  readonly amount: number;
  /** The status of the contract. */
  status: string;
  /** The decline reason, if it was declined. */
  reason: string | null;
  /** The time at which the clock ends it. */
  due: number | null;
  /** The amount held from the available balance. */
  held: number;
  /** The refunded amount of a settlement. */
  refunded: number;
  /** Oldest first. */
  readonly debits: Debit[];
  /** The Account that an Account Transfer goes to. */
  readonly to: number | null;
  readonly payee: Payee;
  /** The time from which a check that was written is no longer valid. */
  readonly expires: number | null;
  /** The check that a deposit presents, if the client wrote it. */
  readonly presents: Thing | null;
  /** Whether an ACH Transfer that was sent has settled. */
  settled: boolean;
  /** The authorization that a decision would raise; null for a new authorization, and for all other things. */
  readonly raises: Thing | null;
}

/** The options for a sequence of steps. */
export interface Setting {
  readonly decides: boolean;
  readonly loan: LoanTerms;
}

/** A model with Accounts of both fundings, with Account Numbers and Cards, of two Entities. */
export function openModel(now: number, { decides, loan }: Setting): Model {
  const number = (account: number): Route => ({
    kind: "number",
    account,
    status: "active",
    debitsBlocked: false,
    checksAllowed: true,
  });
  const card = (account: number): Route => ({ ...number(account), kind: "card" });
  return {
    now,
    decides,
    subscribed: false,
    entities: ["active", "active"],
    accounts: [
      { entity: 0, loan: null, open: true },
      { entity: 1, loan: null, open: true },
      { entity: 0, loan: { terms: loan, statements: [], borrowedDaily: 0 }, open: true },
    ],
    routes: [number(0), number(0), number(1), number(2), card(0), card(0), card(1), card(2)],
    limits: [],
    things: [],
    debits: [],
    posted: [],
    held: [],
    credit: [{ at: now, account: 2, amount: 5_000 }],
    creditLimits: new Map([[2, 5_000]]),
  };
}

/** The element at a place of a list. A missing place is a mistake of the test. */
export function at<T>(list: readonly T[], place: number): T {
  const element = list[place];
  if (element === undefined) throw new Error(`There is no place ${place} among ${list.length}.`);
  return element;
}

/** The balances at a time, inclusive (D-35). Unused credit is available (D-33) until the loan matures. */
export function balancesOf(model: Model, account: number, instant = model.now): { current: number; available: number } {
  const current = sumOf(model.posted, account, instant);
  const held = sumOf(model.held, account, instant);
  const matures = at(model.accounts, account).loan?.terms.matures ?? null;
  const credit = matures !== null && instant >= matures ? 0 : sumOf(model.credit, account, instant);
  return { current, available: current - held + credit };
}

export function sumOf(entries: readonly Entry[], account: number, instant: number): number {
  return entries
    .filter((entry) => entry.account === account && entry.at <= instant)
    .reduce((all, { amount }) => all + amount, 0);
}

/**
 * What remains of a Limit now, in debits or cents, below 0 if it is exceeded. Its window is `(now - interval, now]`.
 */
export function remainingOf(model: Model, limit: Limit): number {
  // The window is empty for a single transaction, and has no start for all time.
  const since = shift(limit.interval, model.now, -1);
  const counted = model.debits.filter((debit) => bounds(limit, debit) && debit.at > since);
  const used =
    limit.metric === "count"
      ? counted.filter(({ counts }) => counts).length
      : counted.reduce((all, { left }) => all + left, 0);
  return limit.value - used;
}

/** The active Limits that apply to a route. */
export function limitsOn(model: Model, route: number): Limit[] {
  const { account } = at(model.routes, route);
  return model.limits.filter((limit) => limit.status === "active" && bounds(limit, { account, route }));
}

/** A Limit on an Account applies to all of its Account Numbers and Cards, and a Limit on a route only to the route. */
function bounds(limit: Limit, { account, route }: Pick<Debit, "account" | "route">): boolean {
  return limit.route === null ? limit.account === account : limit.route === route;
}
