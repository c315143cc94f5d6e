import { at, balancesOf, lend, type Model, type Thing, type Transfer } from "./model.ts";
import { objectionToCredit, objectionToDebit, objectionToIncrement } from "./rules.ts";
import { type Player, REFUSED, type Steps } from "./step.ts";
import { DAY } from "./windows.ts";

/** What each step does in a model. */
export const modelPlayer: Player<Model> = {
  achCredit: (model, step) => arrive(model, "achCredit", step),
  achDebit: (model, step) => arrive(model, "achDebit", step),
  check: (model, step) => arrive(model, "check", step),
  realTimePayment: (model, step) => arrive(model, "realTimePayment", { ...step, wait: null }),
  fednow: (model, step) => arrive(model, "fednow", { ...step, wait: null }),
  wire: (model, step) => arrive(model, "wire", { ...step, wait: null }),

  decline(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.status !== "pending") return REFUSED;
    return end(model, thing, "declined", CLIENT_DECLINES[thing.kind]);
  },

  /** It moves the money back whatever the balance is (D-85); Limits let go of a debit at the time when it was made. */
  sendBack(model, step) {
    const thing = at(model.things, step.thing);
    const [from, to] = thing.kind === "deposit" ? ["submitted", "returned"] : ["accepted", "returned"];
    if (thing.status !== from || !isOpen(model, thing.account)) return REFUSED;
    post(model, thing.account, takesMoney(thing) ? thing.amount : -thing.amount);
    letGo(thing, thing.amount);
    return end(model, thing, thing.kind === "wire" ? "reversed" : to);
  },

  authorize(model, { route, amount }) {
    const objection = objectionToDebit(model, "card", route, amount);
    if (objection !== null) return objection;
    const { account } = at(model.routes, route);
    const thing = add(model, { kind: "authorization", account, route, amount, due: model.now + EXPIRES_AFTER });
    hold(model, thing, amount);
    count(model, thing, amount, true);
    return "pending";
  },

  /** It holds nothing, and asks no Limit and no balance. */
  authorizeRefund(model, { route, amount }) {
    const objection = objectionToCredit(model, "card", route);
    if (objection !== null) return objection;
    const { account } = at(model.routes, route);
    add(model, { kind: "refund", account, route, amount, due: model.now + EXPIRES_AFTER });
    return "pending";
  },

  /** A debit at its own time, by volume only (D-72). The authorization expires when it would have. */
  increment(model, step) {
    const thing = at(model.things, step.thing);
    const route = routeOf(thing);
    const objection = objectionToIncrement(model, route, step.amount, thing.status === "pending");
    if (objection !== null) return objection;
    hold(model, thing, step.amount);
    count(model, thing, step.amount, false);
    return "pending";
  },

  reverse(model, step) {
    const thing = at(model.things, step.thing);
    const amount = step.amount ?? thing.held;
    if (thing.status !== "pending" || amount > thing.held) return REFUSED;
    hold(model, thing, -amount);
    letGo(thing, amount);
    return thing.held === 0 ? end(model, thing, "complete") : "pending";
  },

  expire(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? expire(model, thing) : REFUSED;
  },

  /** Posts whatever the balance is (D-85), and ends the hold. Limits still count what was authorized. */
  settle(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.status !== "pending") return REFUSED;
    const { account, route } = thing;
    const amount = step.amount ?? thing.held;
    post(model, account, -amount);
    add(model, { kind: "settlement", account, route, amount, status: "posted" });
    end(model, thing, "complete");
    return "posted";
  },

  forcePost(model, { route, amount }) {
    const { account } = at(model.routes, route);
    if (!isOpen(model, account)) return REFUSED;
    post(model, account, -amount);
    const thing = add(model, { kind: "settlement", account, route, amount, status: "posted" });
    count(model, thing, amount, true);
    return "posted";
  },

  /** It frees no Limit: what was spent was spent. */
  refund(model, step) {
    const thing = at(model.things, step.thing);
    const asExpected = thing.kind === "settlement" ? "posted" : "pending";
    if (thing.status !== asExpected || !isOpen(model, thing.account)) return REFUSED;
    post(model, thing.account, step.amount ?? thing.amount);
    if (thing.kind === "refund") end(model, thing, "complete");
    return "posted";
  },

  hold(model, { account, amount }) {
    if (!isOpen(model, account) || balancesOf(model, account).available < amount) return REFUSED;
    hold(model, add(model, { kind: "hold", account, amount }), amount);
    return "pending";
  },

  release(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? end(model, thing, "complete") : REFUSED;
  },

  payInterest(model, { account, amount }) {
    if (!isOpen(model, account)) return REFUSED;
    post(model, account, amount);
    return "posted";
  },

  /** Its Pending Transaction adds money, so it holds none. */
  depositCheck(model, { account, amount }) {
    if (!isOpen(model, account)) return REFUSED;
    add(model, { kind: "deposit", account, amount });
    return "pending";
  },

  submit(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.status !== "pending") return REFUSED;
    post(model, thing.account, thing.amount);
    return end(model, thing, "submitted");
  },

  reject(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? end(model, thing, "rejected") : REFUSED;
  },

  limit(model, terms) {
    if (!isOpen(model, terms.account)) return REFUSED;
    model.limits.push({ ...terms, status: "active" });
    return "active";
  },

  switchLimit: (model, step) => (at(model.limits, step.limit).status = step.status),

  /** A canceled Account Number is refused any change (D-52); a canceled Card can be canceled again. */
  switchRoute(model, step) {
    const route = at(model.routes, step.route);
    const stays = route.kind === "card" && step.status === "canceled";
    if (route.status === "canceled" && !stays) return REFUSED;
    return (route.status = step.status);
  },

  blockDebits(model, step) {
    const route = at(model.routes, step.route);
    if (route.status === "canceled") return REFUSED;
    route.debitsBlocked = step.on;
    return step.on ? "blocked" : "allowed";
  },

  allowChecks(model, step) {
    const route = at(model.routes, step.route);
    if (route.status === "canceled") return REFUSED;
    route.checksAllowed = step.on;
    return step.on ? "allowed" : "check_transfers_only";
  },

  lend(model, { account, amount }) {
    if (!isOpen(model, account)) return REFUSED;
    lend(model, account, amount);
    return `${amount}`;
  },

  disableEntity(model, { entity }) {
    if (model.entities[entity] !== "active") return REFUSED;
    return (model.entities[entity] = "disabled");
  },

  archiveEntity(model, { entity }) {
    if (model.entities[entity] === "archived") return REFUSED;
    return (model.entities[entity] = "archived");
  },

  /** Unused credit does not count (D-38), and cannot be spent any more (D-33, D-39). */
  close(model, { account }) {
    const waits = model.things.some(
      (thing) => thing.account === account && PENDING_TRANSACTIONS.includes(thing.kind) && thing.status === "pending",
    );
    if (!isOpen(model, account) || waits || balancesOf(model, account).current !== 0) return REFUSED;
    at(model.accounts, account).open = false;
    lend(model, account, 0);
    return "closed";
  },

  /** What falls due is done in order of time; at one instant, the older first. */
  advance(model, { to }) {
    const waiting = model.things.filter(({ due }) => due !== null && due <= to);
    for (const thing of waiting.sort((one, other) => (one.due ?? 0) - (other.due ?? 0))) {
      model.now = thing.due ?? model.now;
      if (thing.kind === "authorization" || thing.kind === "refund") expire(model, thing);
      else resolve(model, thing);
    }
    model.now = to;
    return new Date(to).toISOString();
  },

  lookBack(model, { account, to }) {
    const { current, available } = balancesOf(model, account, to);
    return `${current}, ${available} of it available`;
  },
};

/** An authorization expires seven days after it was made. */
const EXPIRES_AFTER = 7 * DAY;

const ACCEPTED: Record<Transfer, string> = {
  achCredit: "accepted",
  achDebit: "accepted",
  check: "accepted",
  realTimePayment: "confirmed",
  fednow: "confirmed",
  wire: "accepted",
};

/** What is said where the client declines a transfer and names no reason. */
const CLIENT_DECLINES: Partial<Record<Thing["kind"], string>> = {
  achCredit: "credit_entry_refused_by_receiver",
  achDebit: "payment_stopped",
  check: "user_initiated",
};

/** While one of these is pending, a Pending Transaction stands for it. */
const PENDING_TRANSACTIONS: readonly Thing["kind"][] = ["authorization", "refund", "hold", "deposit"];

function arrive(model: Model, kind: Transfer, { route, amount, wait }: Steps["achCredit"]): string {
  const { account } = at(model.routes, route);
  const thing = add(model, { kind, account, route, amount, due: wait === null ? null : model.now + wait });
  return wait === null ? resolve(model, thing) : thing.status;
}

function resolve(model: Model, thing: Thing): string {
  const { account, amount } = thing;
  const kind = thing.kind as Transfer;
  const route = routeOf(thing);
  const objection = takesMoney(thing)
    ? objectionToDebit(model, kind, route, amount)
    : objectionToCredit(model, kind, route);
  if (objection !== null) return end(model, thing, "declined", objection);
  post(model, account, takesMoney(thing) ? -amount : amount);
  if (takesMoney(thing)) count(model, thing, amount, true);
  return end(model, thing, ACCEPTED[kind]);
}

/** All that is left is let go of, by Limits too. */
function expire(model: Model, thing: Thing): string {
  letGo(thing, thing.held);
  return end(model, thing, "complete");
}

function add(model: Model, facts: Pick<Thing, "kind" | "account" | "amount"> & Partial<Thing>): Thing {
  const thing: Thing = { route: null, status: "pending", reason: null, due: null, held: 0, debits: [], ...facts };
  model.things.push(thing);
  return thing;
}

function end(model: Model, thing: Thing, status: string, reason: string | null = null): string {
  hold(model, thing, -thing.held);
  thing.due = null;
  thing.status = status;
  thing.reason = reason;
  return reason ?? status;
}

function post(model: Model, account: number, amount: number): void {
  model.posted.push({ at: model.now, account, amount });
}

/** Holds more for a thing, or less. */
function hold(model: Model, thing: Thing, amount: number): void {
  model.held.push({ at: model.now, account: thing.account, amount });
  thing.held += amount;
}

function count(model: Model, thing: Thing, amount: number, counts: boolean): void {
  const debit = { at: model.now, account: thing.account, route: routeOf(thing), left: amount, counts };
  model.debits.push(debit);
  thing.debits.push(debit);
}

/** Limits let go of the latest increment first and of the authorization last. */
function letGo(thing: Thing, amount: number): void {
  let rest = amount;
  for (const debit of thing.debits.toReversed()) {
    const part = Math.min(debit.left, rest);
    debit.left -= part;
    rest -= part;
    if (debit.left === 0) debit.counts = false;
  }
}

function takesMoney({ kind }: Thing): boolean {
  return kind === "achDebit" || kind === "check";
}

function isOpen(model: Model, account: number): boolean {
  return at(model.accounts, account).open;
}

function routeOf({ route }: Thing): number {
  if (route === null) throw new Error("It came through no Account Number and no Card.");
  return route;
}
