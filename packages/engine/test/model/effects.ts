import { at, type Model, sumOf, type Thing, type Transfer } from "./model.ts";
import { objectionToCredit, objectionToDebit } from "./rules.ts";

const ACCEPTED: Record<Transfer, string> = {
  achCredit: "accepted",
  achDebit: "accepted",
  check: "accepted",
  instantCredit: "confirmed",
  wire: "accepted",
};

export function add(model: Model, facts: Pick<Thing, "kind" | "account" | "amount"> & Partial<Thing>): Thing {
  const unset = { route: null, status: "pending", reason: null, due: null, held: 0, refunded: 0, raises: null };
  const unsent = { to: null, payee: "elsewhere", expires: null, presents: null, settled: false } as const;
  const thing: Thing = { ...unset, ...unsent, debits: [], ...facts };
  model.things.push(thing);
  return thing;
}

/** Ends a thing and its hold, and returns its outcome. */
export function end(model: Model, thing: Thing, status: string, reason: string | null = null): string {
  hold(model, thing, -thing.held);
  thing.due = null;
  thing.status = status;
  thing.reason = reason;
  return reason ?? status;
}

export function post(model: Model, account: number, amount: number, thing: Thing | null = null): void {
  model.posted.push({ at: model.now, account, amount, thing, bounced: false });
}

/** Reverses the posted amount of a thing. */
export function unpost(model: Model, thing: Thing): void {
  post(model, thing.account, takesMoney(thing) ? thing.amount : -thing.amount, thing);
  if (takesMoney(thing)) return;
  for (const posted of model.posted) if (posted.thing === thing) posted.bounced = true;
}

/** Raises or lowers the hold of a thing. */
export function hold(model: Model, thing: Thing, amount: number): void {
  model.held.push({ at: model.now, account: thing.account, amount });
  thing.held += amount;
}

/** Sets the credit limit of an Account. */
export function lend(model: Model, account: number, limit: number): void {
  const before = sumOf(model.credit, account, model.now);
  model.credit.push({ at: model.now, account, amount: limit - before });
}

/** Makes Limits count an amount from now on, as a debit or as an increment of one (D-72). */
export function count(model: Model, thing: Thing, amount: number, counts: boolean): void {
  const debit = { at: model.now, account: thing.account, route: routeOf(thing), left: amount, counts };
  model.debits.push(debit);
  thing.debits.push(debit);
}

/** Releases an amount from Limits: the latest increment first and the authorization last, each at its own time. */
export function letGo(thing: Thing, amount: number): void {
  let rest = amount;
  for (const debit of thing.debits.toReversed()) {
    const part = Math.min(debit.left, rest);
    rest -= part;
    debit.left -= part;
    if (debit.left === 0) debit.counts = false;
  }
}

/** Accepts or declines a transfer by the present state, not the state when it was sent. */
export function resolve(model: Model, thing: Thing): string {
  const { account, amount, presents } = thing;
  const kind = thing.kind as Transfer;
  const route = routeOf(thing);
  const debits = takesMoney(thing);
  const objection = debits
    ? objectionToDebit(model, kind, route, amount, presents)
    : objectionToCredit(model, kind, route);
  if (objection !== null) return end(model, thing, "declined", objection);
  if (presents !== null) end(model, presents, "deposited");
  post(model, account, debits ? -amount : amount, thing);
  if (debits) count(model, thing, amount, true);
  return end(model, thing, ACCEPTED[kind]);
}

/** Releases the rest of an authorization, also from Limits. */
export function expire(model: Model, thing: Thing): string {
  letGo(thing, thing.held);
  return end(model, thing, "complete");
}

function takesMoney({ kind }: Thing): boolean {
  return kind === "achDebit" || kind === "check";
}

export function isOpen(model: Model, account: number): boolean {
  return at(model.accounts, account).open;
}

export function routeOf({ kind, route }: Thing): number {
  if (route === null) throw new Error(`A ${kind} has no Account Number and no Card.`);
  return route;
}
