import { AUTHORIZATION_LASTS, decide, request } from "./decisions.ts";
import { add, count, end, expire, hold, isOpen, lend, letGo, post, resolve, routeOf, unpost } from "./effects.ts";
import { passTime } from "./loans.ts";
import { at, balancesOf, type Model, type Thing, type Transfer } from "./model.ts";
import { endValidity, hasOpenTransfer, isWritten, outboundSteps, releaseFunds } from "./outbound.ts";
import { objectionToCredit } from "./rules.ts";
import { type Player, REFUSED, type Steps } from "./step.ts";

/** The default reasons of declines by the client. */
const CLIENT_REASONS: Partial<Record<Thing["kind"], string>> = {
  achCredit: "credit_entry_refused_by_receiver",
  achDebit: "payment_stopped",
  check: "user_initiated",
};

/** While one of these is pending, it has an open Pending Transaction. */
const PENDING_TRANSACTIONS: readonly Thing["kind"][] = ["authorization", "refund", "credit", "hold", "deposit"];

/** The effect of each step on a model. */
export const modelPlayer: Player<Model> = {
  ...outboundSteps,

  achCredit: (model, step) => arrive(model, "achCredit", step),
  achDebit: (model, step) => arrive(model, "achDebit", step),
  check: (model, step) => arrive(model, "check", step),
  instantCredit: (model, step) => arrive(model, "instantCredit", step),
  wire: (model, step) => arrive(model, "wire", step),

  decline(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? end(model, thing, "declined", CLIENT_REASONS[thing.kind]) : REFUSED;
  },

  /** Moves the money at every balance (D-85). Limits release a debit at the time at which it was made (D-72). */
  sendBack(model, step) {
    const thing = at(model.things, step.thing);
    const done = thing.kind === "deposit" ? "submitted" : "accepted";
    if (thing.status !== done || !isOpen(model, thing.account)) return REFUSED;
    unpost(model, thing);
    letGo(thing, thing.amount);
    if (thing.presents !== null) end(model, thing.presents, "returned");
    return end(model, thing, thing.kind === "wire" ? "reversed" : "returned");
  },

  authorize: (model, { route, amount, ...asking }) => request(model, { route, amount, raises: null }, asking),

  authorizeRefund: (model, step) => authorizeCredit(model, "refund", step),

  authorizeCredit: (model, step) => authorizeCredit(model, "credit", step),

  /** Moves nothing and counts for nothing (D-104). */
  inquire(model, { route }) {
    const objection = objectionToCredit(model, "card", route);
    if (objection !== null) return objection;
    const { account } = at(model.routes, route);
    return add(model, { kind: "inquiry", account, route, amount: 0, status: "complete" }).status;
  },

  increment(model, { thing: place, amount, ...asking }) {
    const raises = at(model.things, place);
    return request(model, { route: routeOf(raises), amount, raises }, asking);
  },

  approve(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? decide(model, thing, step.amount ?? "approve") : REFUSED;
  },

  refuse(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? decide(model, thing, "refuse") : REFUSED;
  },

  reverse(model, step) {
    const thing = at(model.things, step.thing);
    const amount = step.amount ?? thing.held;
    if (thing.status !== "pending" || amount > thing.held) return REFUSED;
    hold(model, thing, -amount);
    letGo(thing, amount);
    return thing.held === 0 ? end(model, thing, "complete") : thing.status;
  },

  expire(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? expire(model, thing) : REFUSED;
  },

  /** Posts at every balance (D-85), and ends the hold. Limits count the settled amount instead of the hold (D-112). */
  settle(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.status !== "pending") return REFUSED;
    if (thing.kind === "credit") creditSettlement(model, thing, step.amount ?? thing.amount);
    else replaceHold(model, thing, step.amount ?? thing.held);
    end(model, thing, "complete");
    return "posted";
  },

  /** Requires only that the Account is open (D-39). Limits count the amount (D-72). */
  forcePost(model, { route, amount }) {
    if (!isOpen(model, at(model.routes, route).account)) return REFUSED;
    count(model, settlement(model, route, amount), amount, true);
    return "posted";
  },

  /** Refunds at most the rest of a settlement, and releases nothing from Limits. */
  refund(model, step) {
    const thing = at(model.things, step.thing);
    const ready = thing.status === (thing.kind === "settlement" ? "posted" : "pending");
    if (!ready || !isOpen(model, thing.account)) return REFUSED;
    const amount = step.amount ?? thing.amount;
    if (thing.kind === "settlement") {
      if (amount > thing.amount - thing.refunded) return REFUSED;
      thing.refunded += amount;
    }
    post(model, thing.account, amount);
    if (thing.kind === "refund") end(model, thing, "complete");
    return "posted";
  },

  hold(model, { account, amount }) {
    if (!isOpen(model, account) || balancesOf(model, account).available < amount) return REFUSED;
    const thing = add(model, { kind: "hold", account, amount });
    hold(model, thing, amount);
    return thing.status;
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

  /** The Pending Transaction of a deposit adds money, so it holds none. */
  depositCheck(model, { account, amount }) {
    return isOpen(model, account) ? add(model, { kind: "deposit", account, amount }).status : REFUSED;
  },

  submit(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.status !== "pending") return REFUSED;
    post(model, thing.account, thing.amount, thing);
    return end(model, thing, "submitted");
  },

  reject(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending" ? end(model, thing, "rejected") : REFUSED;
  },

  subscribe(model, { on }) {
    model.subscribed = on;
    return on ? "active" : "disabled";
  },

  limit(model, { account, route, metric, interval, value }) {
    if (!isOpen(model, account)) return REFUSED;
    model.limits.push({ account, route, metric, interval, value, status: "active" });
    return "active";
  },

  switchLimit(model, { limit, status }) {
    at(model.limits, limit).status = status;
    return status;
  },

  /** A canceled route stays canceled (D-52), and setting its present status changes nothing (D-40). */
  switchRoute(model, step) {
    const route = at(model.routes, step.route);
    if (route.status === "canceled" && route.status !== step.status) return REFUSED;
    route.status = step.status;
    return step.status;
  },

  blockDebits(model, step) {
    const route = at(model.routes, step.route);
    if (route.status === "canceled" && route.debitsBlocked !== step.on) return REFUSED;
    route.debitsBlocked = step.on;
    return step.on ? "blocked" : "allowed";
  },

  allowChecks(model, step) {
    const route = at(model.routes, step.route);
    if (route.status === "canceled" && route.checksAllowed !== step.on) return REFUSED;
    route.checksAllowed = step.on;
    return step.on ? "allowed" : "check_transfers_only";
  },

  lend(model, { account, amount }) {
    // An update that changes nothing succeeds in every state (D-40).
    if (!isOpen(model, account)) return amount === model.creditLimits.get(account) ? `${amount}` : REFUSED;
    lend(model, account, amount);
    model.creditLimits.set(account, amount);
    return `${amount}`;
  },

  disableEntity(model, { entity }) {
    if (model.entities[entity] !== "active") return REFUSED;
    model.entities[entity] = "disabled";
    return "disabled";
  },

  archiveEntity(model, { entity }) {
    if (model.entities[entity] !== "active") return REFUSED;
    model.entities[entity] = "archived";
    return "archived";
  },

  /** Unused credit does not prevent closing (D-38), and is no longer available afterwards (D-33, D-39). */
  close(model, { account }) {
    const open = model.things.some((thing) => thing.account === account && hasPendingTransaction(thing));
    if (!isOpen(model, account) || open || balancesOf(model, account).current !== 0) return REFUSED;
    at(model.accounts, account).open = false;
    lend(model, account, 0);
    return "closed";
  },

  /** Runs due work in order of time, and at the same time the older first. */
  advance(model, { to }) {
    const due = model.things.flatMap((thing) =>
      thing.due !== null && thing.due <= to ? { thing, at: thing.due } : [],
    );
    for (const { thing, at } of due.sort((one, other) => one.at - other.at)) {
      passTime(model, at);
      if (["authorization", "refund", "credit"].includes(thing.kind)) expire(model, thing);
      else if (thing.kind === "decision") decide(model, thing, null);
      else if (thing.kind === "sentDebit") releaseFunds(model, thing);
      else if (isWritten(thing)) endValidity(model, thing);
      else resolve(model, thing);
    }
    passTime(model, to);
    return new Date(to).toISOString();
  },

  lookBack(model, { account, to }) {
    const { current, available } = balancesOf(model, account, to);
    return `${current}, ${available} of it available`;
  },
};

function hasPendingTransaction(thing: Thing): boolean {
  return hasOpenTransfer(thing) || (PENDING_TRANSACTIONS.includes(thing.kind) && thing.status === "pending");
}

/** Holds nothing, and applies no Limit and no balance (D-104). */
function authorizeCredit(model: Model, kind: "refund" | "credit", { route, amount }: Steps["wire"]): string {
  const objection = objectionToCredit(model, "card", route);
  if (objection !== null) return objection;
  const { account } = at(model.routes, route);
  const due = model.now + AUTHORIZATION_LASTS;
  return add(model, { kind, account, route, amount, due }).status;
}

function arrive(
  model: Model,
  kind: Transfer,
  { route, amount, wait }: Steps["wire"] & { wait?: number | null },
): string {
  const { account } = at(model.routes, route);
  const thing = add(model, { kind, account, route, amount, due: model.now + (wait ?? 0) });
  return thing.due === model.now ? resolve(model, thing) : thing.status;
}

function settlement(model: Model, route: number, amount: number): Thing {
  const { account } = at(model.routes, route);
  post(model, account, -amount);
  return add(model, { kind: "settlement", account, route, amount, status: "posted" });
}

/** Settles an authorization of a purchase. Limits count more at the time of the authorization, and less like a reversal. */
function replaceHold(model: Model, thing: Thing, amount: number): void {
  settlement(model, routeOf(thing), amount);
  const more = amount - thing.held;
  if (more > 0) at(thing.debits, 0).left += more;
  else letGo(thing, -more);
}

/** Adds money, so that it cannot be refunded (D-104). */
function creditSettlement(model: Model, { account, route }: Thing, amount: number): void {
  post(model, account, amount);
  add(model, { kind: "settlement", account, route, amount, status: "posted", refunded: amount });
}
