import type { LimitTerms, Steps } from "./step.ts";
import { shift } from "./windows.ts";

/**
 * The money of a bank, said a second time: from the contract and its decisions alone, with nothing of the engine, and
 * slowly. Everything is a list that is filtered and summed anew for each question.
 */
export interface Model {
  now: number;
  /** Whether there is a hook that is asked about each card payment (D-102). */
  readonly decides: boolean;
  /** Whether an Event Subscription is active that selects what asks about card payments (D-102). */
  subscribed: boolean;
  readonly entities: ("active" | "archived" | "disabled")[];
  readonly accounts: Account[];
  readonly routes: Route[];
  readonly limits: Limit[];
  readonly things: Thing[];
  readonly debits: Debit[];
  /** Balances are sums of these three (D-33). */
  readonly posted: Posted[];
  readonly held: Entry[];
  readonly credit: Entry[];
}

interface Account {
  readonly entity: number;
  open: boolean;
  /** Null where it is funded by deposits. */
  readonly loan: Loan | null;
}

/** Beside the credit limit, which changes. */
export interface LoanTerms {
  readonly payment: "balance" | "interest_until_maturity";
  readonly statementDay: number;
  readonly graceDays: number;
  /** The midnight at which all is due, and no more is lent; null for never. */
  readonly matures: number | null;
}

/** A midnight at which something is billed. */
interface Statement {
  readonly at: number;
  readonly pastDueAt: number;
  /** What is billed at most, beside what was billed before and is not paid; `Infinity` for all that is borrowed. */
  readonly most: number;
}

interface Loan {
  readonly terms: LoanTerms;
  /** The oldest first. */
  readonly statements: Statement[];
  /** What was borrowed at the end of each day since the last statement, summed up. */
  borrowedDaily: number;
}

/** Where a payment comes in. */
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
  /** What it was posted for, where a later step may take it back. */
  readonly thing: Thing | null;
  /** Whether it is a credit that was taken back, or what took one back. */
  bounced: boolean;
}

/** What Limits count (D-72). */
interface Debit {
  readonly at: number;
  readonly account: number;
  readonly route: number;
  /** What Limits have not let go of. */
  left: number;
  /** Whether it is one debit: an increment is none, and what nothing is left of is none any more. */
  counts: boolean;
}

/** What moves money through an Account Number. */
export type Transfer = "achCredit" | "achDebit" | "check" | "realTimePayment" | "fednow" | "wire";

/** What a later step can come back to. */
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
    | "decision";
  readonly account: number;
  /** Null for what comes through none. */
  readonly route: number | null;
  /** What it is about, in cents, whichever way the money goes. */
  readonly amount: number;
  /** In the contract's words. */
  status: string;
  /** Why it was declined, if it was. */
  reason: string | null;
  /** When the clock ends it. */
  due: number | null;
  /** What it takes from the available balance. */
  held: number;
  /** How much of a settlement was given back. */
  refunded: number;
  /** The oldest first. */
  readonly debits: Debit[];
  /** The authorization that a decision is about raising; null for a new one, and for all else. */
  readonly raises: Thing | null;
}

/** In what a sequence of steps is played. */
export interface Setting {
  readonly decides: boolean;
  readonly loan: LoanTerms;
}

/** Accounts of both fundings, with Account Numbers and Cards, of two Entities. */
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
  };
}

/** The element of a list. A place that there is not is a mistake of the test. */
export function at<T>(list: readonly T[], place: number): T {
  const element = list[place];
  if (element === undefined) throw new Error(`There is no place ${place} among ${list.length}.`);
  return element;
}

/** The balances as they stood at an instant, inclusive (D-35). Unused credit is available (D-33), till the loan is due. */
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

/** What a Limit lets through now, in debits or cents, below 0 if it is passed. Its window is `(now - interval, now]`. */
export function remainingOf(model: Model, limit: Limit): number {
  // For one transaction alone the window is empty; for all time it has no start.
  const since = shift(limit.interval, model.now, -1);
  const counted = model.debits.filter((debit) => bounds(limit, debit) && debit.at > since);
  const used =
    limit.metric === "count"
      ? counted.filter(({ counts }) => counts).length
      : counted.reduce((all, { left }) => all + left, 0);
  return limit.value - used;
}

/** The active Limits that bound what comes through a route. */
export function limitsOn(model: Model, route: number): Limit[] {
  const { account } = at(model.routes, route);
  return model.limits.filter((limit) => limit.status === "active" && bounds(limit, { account, route }));
}

/** A Limit on an Account bounds all of its Account Numbers and Cards, one on a route only that. */
function bounds(limit: Limit, { account, route }: Pick<Debit, "account" | "route">): boolean {
  return limit.route === null ? limit.account === account : limit.route === route;
}
