import { add, end, hold, isOpen, post, unpost } from "./effects.ts";
import { at, balancesOf, type Model, type Thing } from "./model.ts";
import { secondMorningAfter } from "./mornings.ts";
import { type Player, REFUSED, type Steps } from "./step.ts";

type OutboundAct =
  | "transfer"
  | "sendCredit"
  | "sendDebit"
  | "approveTransfer"
  | "cancelTransfer"
  | "submitTransfer"
  | "settleTransfer"
  | "returnTransfer"
  | "rejectTransfer"
  | "releaseFunds";

/** The effect of each step of the transfers that a client sends (section 1 of outbound money, then 4 and 5). */
export const outboundSteps: Pick<Player<Model>, OutboundAct> = {
  transfer: (model, { to, ...step }) => send(model, { kind: "accountTransfer", to }, step),
  sendCredit: (model, step) => send(model, { kind: "sentCredit" }, step),
  sendDebit: (model, step) => send(model, { kind: "sentDebit" }, step),

  approveTransfer(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending_approval" && maySend(model, thing) ? carryOut(model, thing) : REFUSED;
  },

  cancelTransfer(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending_approval" ? end(model, thing, "canceled") : REFUSED;
  },

  /** Approves first what waits for approval. */
  submitTransfer(model, step) {
    const thing = at(model.things, step.thing);
    if (thing.status === "pending_approval") {
      if (!maySend(model, thing)) return REFUSED;
      carryOut(model, thing);
    }
    if (thing.status !== "pending_submission") return REFUSED;
    thing.status = "submitted";
    return thing.status;
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
    return thing.status === "submitted" ? comeBack(model, thing, "returned") : REFUSED;
  },

  rejectTransfer(model, step) {
    const thing = at(model.things, step.thing);
    return thing.status === "pending_submission" ? comeBack(model, thing, "rejected") : REFUSED;
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

/** Whether a transfer has an open Pending Transaction, which prevents closing its Account also if it holds nothing. */
export function hasOpenTransfer({ kind, status, held }: Thing): boolean {
  return status === "pending_approval" || (kind === "sentDebit" && held > 0);
}

function send(
  model: Model,
  facts: Pick<Thing, "kind"> & Partial<Thing>,
  { account, amount, requiresApproval }: Steps["sendCredit"],
): string {
  const asked = { to: null, ...facts, account, amount };
  const takesMoney = facts.kind !== "sentDebit";
  if (!maySend(model, asked)) return REFUSED;
  if (takesMoney && balancesOf(model, account).available < amount) return REFUSED;
  const thing = add(model, { ...asked, status: "pending_approval" });
  if (!requiresApproval) return carryOut(model, thing);
  if (takesMoney) hold(model, thing, amount);
  return thing.status;
}

/** The rules about sender and receiver, which an approval applies again. An archived Entity may send and receive. */
function maySend(model: Model, { account, to }: Pick<Thing, "account" | "to">): boolean {
  return [account, to].every((place) => {
    if (place === null) return true;
    const { open, entity } = at(model.accounts, place);
    return open && at(model.entities, entity) !== "disabled";
  });
}

/** Moves the money at every balance. A debit is held until its hold is released. */
function carryOut(model: Model, thing: Thing): string {
  const { account, amount, to } = thing;
  end(model, thing, to === null ? "pending_submission" : "complete");
  if (thing.kind === "sentDebit") {
    post(model, account, amount, thing);
    hold(model, thing, amount);
  } else {
    post(model, account, -amount);
    if (to !== null) post(model, to, amount);
  }
  return thing.status;
}

/** A debit that comes back was no payment of a loan; a credit that comes back is an ordinary credit. */
function comeBack(model: Model, thing: Thing, status: "returned" | "rejected"): string {
  if (!isOpen(model, thing.account)) return REFUSED;
  if (thing.kind === "sentDebit") unpost(model, thing);
  else post(model, thing.account, thing.amount);
  return end(model, thing, status);
}
