import { add, end, hold, isOpen, post, resolve, routeOf, unpost } from "./effects.ts";
import { at, balancesOf, type Model, type Sent, type Thing } from "./model.ts";
import { endOf, secondMorningAfter } from "./mornings.ts";
import { type Player, REFUSED, type Steps } from "./step.ts";

type OutboundAct =
  | "transfer"
  | "sendCredit"
  | "sendDebit"
  | "sendWire"
  | "sendRealTimePayment"
  | "sendFednow"
  | "writeCheck"
  | "approveTransfer"
  | "cancelTransfer"
  | "submitTransfer"
  | "completeTransfer"
  | "mailCheck"
  | "stopCheck"
  | "presentCheck"
  | "settleTransfer"
  | "returnTransfer"
  | "rejectTransfer"
  | "releaseFunds";

/** The status of each kind once it is approved. */
const READY: Readonly<Record<Sent, string>> = {
  accountTransfer: "complete",
  sentCredit: "pending_submission",
  sentDebit: "pending_submission",
  sentWire: "pending_creating",
  sentRealTimePayment: "pending_submission",
  sentFednow: "pending_submitting",
  printedCheck: "pending_submission",
  otherCheck: "mailed",
};

const INSTANT: readonly Thing["kind"][] = ["sentRealTimePayment", "sentFednow"];

/** The statuses in which a check or an instant payment holds its amount until the money moves. */
const WAITING = ["pending_submission", "pending_submitting", "mailed"];

/** The effect of each step of the transfers that a client sends (section 1 of outbound money, then 4 to 9). */
export const outboundSteps: Pick<Player<Model>, OutboundAct> = {
  transfer: (model, { to, ...step }) => send(model, { kind: "accountTransfer", to }, step),
  sendCredit: (model, step) => send(model, { kind: "sentCredit" }, step),
  sendDebit: (model, step) => send(model, { kind: "sentDebit" }, step, 0),
  sendWire: (model, { route, ...step }) => send(model, { kind: "sentWire", route }, step),
  sendRealTimePayment: (model, step) => sendInstant(model, "sentRealTimePayment", step),
  sendFednow: (model, step) => sendInstant(model, "sentFednow", step),

  writeCheck(model, { route, printed, funded, validUntil, ...step }) {
    const expires = validUntil === null ? null : endOf(validUntil);
    const facts = { route, expires, due: expires };
    return send(model, { kind: printed ? "printedCheck" : "otherCheck", ...facts }, step, funded ? step.amount : 0);
  },

  approveTransfer(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending_approval" && maySend(model, thing) ? carryOut(model, thing) : REFUSED;
  },

  cancelTransfer(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending_approval" ? end(model, thing, "canceled") : REFUSED;
  },

  submitTransfer(model, step) {
    const thing = at(model.things, step.thing);
    if (!makeReady(model, thing)) return REFUSED;
    thing.status = thing.kind === "sentWire" ? "complete" : "submitted";
    return thing.status;
  },

  /** Posts at every balance, because the amount was held. */
  completeTransfer(model, { thing: place, rejected }) {
    const thing = at(model.things, place);
    if (!WAITING.includes(thing.status)) return REFUSED;
    const reason = rejected ? "narrative" : objectionOfPayee(model, thing);
    if (reason !== null) return end(model, thing, "rejected", reason);
    post(model, thing.account, -thing.amount);
    return end(model, thing, "complete");
  },

  mailCheck(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.kind === "otherCheck" || !makeReady(model, thing)) return REFUSED;
    thing.status = "mailed";
    return thing.status;
  },

  stopCheck(model, step) {
    const thing = at(model.things, step.thing);
    return WAITING.includes(thing.status) ? end(model, thing, "stopped") : REFUSED;
  },

  /** The deposit belongs to the check also if it was not approved or mailed. */
  presentCheck(model, { thing: place, wait, ...step }) {
    const presents = at(model.things, place);
    const { account } = presents;
    const amount = step.amount ?? presents.amount;
    const facts = { account, route: routeOf(presents), amount, due: model.now + (wait ?? 0), presents };
    const thing = add(model, { kind: "check", ...facts });
    return thing.due === model.now ? resolve(model, thing) : thing.status;
  },

  /** Submits first what is not submitted. A hold that was released earlier stays released. */
  settleTransfer(model, { thing: place, keepsHold }) {
    const thing = at(model.things, place);
    if (!["pending_submission", "submitted"].includes(thing.status) || thing.settled) return REFUSED;
    thing.status = "submitted";
    thing.settled = true;
    if (!keepsHold) releaseFunds(model, thing);
    else if (thing.held > 0) thing.due = secondMorningAfter(model.now);
    return thing.status;
  },

  returnTransfer(model, step) {
    const thing = at(model.things, step.thing);
    const [sent, back] = thing.kind === "sentWire" ? ["complete", "reversed"] : ["submitted", "returned"];
    return thing.status === sent ? comeBack(model, thing, back) : REFUSED;
  },

  /** The money of a check has not moved. */
  rejectTransfer(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.kind === "otherCheck" || thing.status !== READY[thing.kind as Sent]) return REFUSED;
    return isWritten(thing) ? end(model, thing, "rejected") : comeBack(model, thing, "rejected");
  },

  releaseFunds(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.status === "pending_approval" || thing.held === 0) return REFUSED;
    releaseFunds(model, thing);
    return thing.status;
  },
};

/** Ends the hold of a debit, if it is open. */
export function releaseFunds(model: Model, thing: Thing): void {
  hold(model, thing, -thing.held);
  thing.due = null;
}

/** Whether it is a check that the client has written. */
export function isWritten({ kind }: Thing): boolean {
  return kind === "printedCheck" || kind === "otherCheck";
}

/** Stops a check that was not paid. */
export function endValidity(model: Model, thing: Thing): void {
  if (WAITING.includes(thing.status)) end(model, thing, "stopped");
  else thing.due = null;
}

/** Whether a transfer has an open Pending Transaction, which prevents closing its Account also if it holds nothing. */
export function hasOpenTransfer(thing: Thing): boolean {
  const { kind, status, held } = thing;
  if (status === "pending_approval") return true;
  return keepsHold(thing) ? WAITING.includes(status) : kind === "sentDebit" && held > 0;
}

/** Whether the money of the transfer moves after its approval. */
function keepsHold(thing: Thing): boolean {
  return INSTANT.includes(thing.kind) || isWritten(thing);
}

function sendInstant(
  model: Model,
  kind: "sentRealTimePayment" | "sentFednow",
  { route, payee, ...step }: Steps["sendFednow"],
): string {
  return send(model, { kind, route, payee }, step);
}

/** Sends a transfer that needs an amount of the available balance. */
function send(
  model: Model,
  facts: Pick<Thing, "kind"> & Partial<Thing>,
  { account, amount, requiresApproval }: Steps["sendCredit"],
  needs = amount,
): string {
  const asked = { to: null, route: null, expires: null, ...facts, account, amount };
  if (!maySend(model, asked)) return REFUSED;
  if (needs > 0 && balancesOf(model, account).available < needs) return REFUSED;
  const thing = add(model, { ...asked, status: "pending_approval" });
  hold(model, thing, needs);
  return requiresApproval ? thing.status : carryOut(model, thing);
}

/** The rules about sender and receiver, which an approval applies again. An archived Entity may send and receive. */
function maySend(model: Model, { account, to, route, expires }: Pick<Thing, "account" | "to" | "route" | "expires">) {
  if (route !== null && at(model.routes, route).status !== "active") return false;
  if (expires !== null && expires <= model.now) return false;
  return [account, to].every((place) => {
    if (place === null) return true;
    const { open, entity } = at(model.accounts, place);
    return open && at(model.entities, entity) !== "disabled";
  });
}

/** Approves what waits for approval. Returns whether it is ready then. */
function makeReady(model: Model, thing: Thing): boolean {
  if (thing.status === "pending_approval" && maySend(model, thing)) carryOut(model, thing);
  return thing.status === READY[thing.kind as Sent];
}

/** Moves the money at every balance, or goes on holding it. A debit is held until its hold is released. */
function carryOut(model: Model, thing: Thing): string {
  const { account, amount, to } = thing;
  const ready = READY[thing.kind as Sent];
  if (keepsHold(thing)) {
    thing.status = ready;
    return ready;
  }
  end(model, thing, ready);
  if (thing.kind === "sentDebit") {
    post(model, account, amount, thing);
    hold(model, thing, amount);
  } else {
    post(model, account, -amount);
    if (to !== null) post(model, to, amount);
  }
  return ready;
}

/** Why the bank cannot receive an instant payment for one of its own Account Numbers. */
function objectionOfPayee(model: Model, { payee }: Thing): string | null {
  if (payee === "elsewhere") return null;
  if (payee === "nobody") return "invalid_creditor_account_number";
  const { status, account } = at(model.routes, payee);
  if (status !== "active") return "account_blocked";
  return isOpen(model, account) ? null : "account_closed";
}

/** A debit that comes back was no payment of a loan; money that comes back otherwise is an ordinary credit. */
function comeBack(model: Model, thing: Thing, status: string): string {
  if (!isOpen(model, thing.account)) return REFUSED;
  if (thing.kind === "sentDebit") unpost(model, thing);
  else post(model, thing.account, thing.amount);
  return end(model, thing, status);
}
