import * as fc from "fast-check";
import { routeOf } from "./effects.ts";
import { instantRails } from "./instant-rails.ts";
import { datesAhead } from "./loans.ts";
import { at, balancesOf, limitsOn, type Model, remainingOf, type Thing } from "./model.ts";
import { dateOf } from "./mornings.ts";
import type { FollowUp, Step, Steps } from "./step.ts";
import { DAY, HOUR, type Interval, monthEndAfter, shift } from "./windows.ts";

/**
 * A step without its subject and amount, which depend on the model when the step is played. Returns null if no subject
 * is possible.
 */
export type Draft = (model: Model) => Step | null;

/** An amount in cents, or one next to a figure of the model. */
type Amount = number | { readonly near: "current" | "available" | "remaining" | "held"; readonly by: number };

/** The Account, route or thing whose figures an amount can be near. */
interface Subject {
  readonly account: number;
  readonly route: number | null;
  readonly thing?: Thing;
}

/** A place counted from the end of a list, so that new elements are used early and failures shrink to them. */
const place = fc.nat({ max: 999 });
const by = fc.constantFrom(0, 1, -1);
const cents = fc.integer({ min: 1, max: 1_000 });
const amount = fc.oneof(
  { weight: 6, arbitrary: cents },
  { weight: 2, arbitrary: fc.record({ near: fc.constant("remaining"), by }) },
  { weight: 1, arbitrary: fc.record({ near: fc.constantFrom("available", "current"), by }) },
);
const part = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.record({ near: fc.constant("held"), by }));
const partOrAll = fc.option(part, { freq: 3 });
const wait = fc.option(fc.constantFrom(0, 1, HOUR, DAY, 7 * DAY), { freq: 2 });
const interval = fc.constantFrom<Interval[]>("transaction", "day", "week", "month", "month", "year", "all_time");
const metric = fc.constantFrom("count", "volume");
const on = fc.boolean();
/** Whether to pick from every state instead of the state that the step needs. */
const any = fc.nat({ max: 9 }).map((chance) => chance === 9);
const requiresApproval = fc.nat({ max: 2 }).map((chance) => chance === 2);
const SENT: readonly Thing["kind"][] = ["sentCredit", "sentDebit"];
const WRITTEN: readonly Thing["kind"][] = ["printedCheck", "otherCheck"];
const INSTANT: readonly Thing["kind"][] = ["sentRealTimePayment", "sentFednow"];
const TRANSFERS: readonly Thing["kind"][] = [...SENT, ...WRITTEN, ...INSTANT, "sentWire", "accountTransfer"];
const oneInFour = fc.nat({ max: 3 }).map((chance) => chance === 3);
/** A number is the approved share. */
type Share = "approve" | "refuse" | number | null;
const asking = {
  answer: fc.constantFrom<Share[]>("approve", "approve", "refuse", 0.5, 1, null),
  standIn: fc.nat({ max: 15 }).map((chance) => chance === 15),
};

/** Each kind of step, with its weight. */
export const drafts: fc.Arbitrary<Draft> = fc.oneof(
  transfer(30, "achCredit"),
  transfer(36, "achDebit"),
  transfer(24, "check"),
  draft(16, { place, amount, rail: place }, (model, { place, amount, rail }) => {
    const { account, route } = routeAt(model, "number", place);
    const step = { route, amount: centsOf(model, amount, { account, route }) };
    return { act: "instantCredit", ...step, rail: rail % instantRails.length };
  }),
  payment(12, "wire", "number"),
  followUp(12, "decline", "pending", ["achCredit", "achDebit", "check"]),
  followUp(16, "sendBack", "accepted", ["achCredit", "achDebit", "check", "wire"]),
  followUp(3, "sendBack", "submitted", ["deposit"]),

  draft(75, { place, amount, ...asking }, (model, { place, amount, answer, standIn }) => {
    const { account, route } = routeAt(model, "card", place);
    const asked = centsOf(model, amount, { account, route });
    return { act: "authorize", route, amount: asked, answer: answerOf(answer, asked), standIn };
  }),
  payment(6, "authorizeRefund", "card"),
  payment(4, "authorizeCredit", "card"),
  payment(4, "inquire", "card"),
  draft(24, { place, any, amount, ...asking }, (model, { place, any, amount, answer, standIn }) => {
    const thing = pickThing(
      model,
      place,
      ({ kind, status }) => kind === "authorization" && (any || status === "pending"),
    );
    if (thing === undefined) return null;
    const asked = centsOf(model, amount, { ...thing, thing });
    const step = { thing: model.things.indexOf(thing), amount: asked };
    return { act: "increment", ...step, answer: answerOf(answer, asked), standIn };
  }),
  draft(56, { place, any, amount: partOrAll }, (model, { place, any, amount }) => {
    const thing = pickThing(model, place, ({ kind, status }) => kind === "decision" && (any || status === "pending"));
    if (thing === undefined) return null;
    const part = amount === null ? null : Math.min(centsOf(model, amount, { ...thing, thing }), thing.amount);
    return { act: "approve", thing: model.things.indexOf(thing), amount: part };
  }),
  followUp(14, "refuse", "pending", ["decision"]),
  // A change of the payment's route, Account or Entity while the client decides.
  draft(
    10,
    { place, change: fc.constantFrom("disabled", "canceled", "close", "close", "close", "archive") },
    (model, facts) => {
      const decision = pickThing(model, facts.place, ({ kind, status }) => kind === "decision" && status === "pending");
      if (decision === undefined) return null;
      const { account } = decision;
      if (facts.change === "close") return { act: "close", account };
      if (facts.change === "archive") return { act: "archiveEntity", entity: at(model.accounts, account).entity };
      return { act: "switchRoute", route: routeOf(decision), status: facts.change };
    },
  ),
  draft(12, { on: fc.constantFrom(true, true, false) }, (_, { on }) => ({ act: "subscribe", on })),
  followUp(24, "reverse", "pending", ["authorization"], partOrAll),
  followUp(6, "expire", "pending", ["authorization", "refund", "credit"]),
  followUp(24, "settle", "pending", ["authorization"], partOrAll),
  followUp(4, "settle", "pending", ["credit"], partOrAll),
  payment(8, "forcePost", "card"),
  followUp(8, "refund", "posted", ["settlement"], partOrAll),
  followUp(4, "refund", "pending", ["refund"], partOrAll),

  toAccount(12, "hold"),
  followUp(10, "release", "pending", ["hold"]),
  toAccount(8, "payInterest"),
  toAccount(6, "depositCheck"),
  followUp(6, "submit", "pending", ["deposit"]),
  followUp(6, "reject", "pending", ["deposit"]),

  draft(14, { place, to: place, amount, requiresApproval }, (model, { place, to, amount, requiresApproval }) => {
    const account = pick(placesOf(model.accounts), place);
    const others = placesOf(model.accounts).filter((other) => other !== account);
    const cents = centsOf(model, amount, { account, route: null });
    return { act: "transfer", account, to: pick(others, to), amount: cents, requiresApproval };
  }),
  sending(20, "sendCredit"),
  sending(20, "sendDebit"),
  draft(16, { place, hasSource: on, amount, requiresApproval }, (model, { hasSource, ...facts }) => {
    const { route, ...step } = fromNumber(model, facts);
    return { act: "sendWire", ...step, route: hasSource ? route : null };
  }),
  instantPayment(14, "sendRealTimePayment"),
  instantPayment(14, "sendFednow"),
  draft(
    36,
    { place, amount, requiresApproval, printed: on, unfunded: oneInFour, days: fc.constantFrom(null, null, 0, 1, 7) },
    (model, { printed, unfunded, days, ...facts }) => {
      const validUntil = days === null ? null : dateOf(model.now) + days * DAY;
      return { act: "writeCheck", ...fromNumber(model, facts), printed, funded: !unfunded, validUntil };
    },
  ),
  followUp(24, "approveTransfer", "pending_approval", TRANSFERS),
  followUp(8, "cancelTransfer", "pending_approval", TRANSFERS),
  followUp(2, "submitTransfer", "pending_approval", [...SENT, "sentWire"]),
  followUp(10, "submitTransfer", "pending_submission", SENT),
  followUp(8, "submitTransfer", "pending_creating", ["sentWire"]),
  followUp(6, "returnTransfer", "complete", ["sentWire"]),
  followUp(4, "rejectTransfer", "pending_creating", ["sentWire"]),
  completion(10, "pending_submission", "sentRealTimePayment"),
  completion(10, "pending_submitting", "sentFednow"),
  followUp(8, "mailCheck", "pending_submission", WRITTEN),
  followUp(2, "mailCheck", "pending_approval", WRITTEN),
  followUp(4, "stopCheck", "pending_submission", WRITTEN),
  followUp(4, "stopCheck", "mailed", WRITTEN),
  followUp(3, "rejectTransfer", "pending_submission", ["printedCheck"]),
  presentation(24, ["pending_submission", "mailed"]),
  presentation(10, ["deposited", "returned", "stopped", "canceled", "rejected", "pending_approval"]),
  settlement(8, "pending_submission"),
  settlement(10, "submitted"),
  followUp(10, "returnTransfer", "submitted", SENT),
  followUp(5, "rejectTransfer", "pending_submission", SENT),
  followUp(4, "releaseFunds", "submitted", ["sentDebit"]),
  followUp(2, "releaseFunds", "pending_submission", ["sentDebit"]),

  draft(20, { place, interval, metric, count: fc.nat({ max: 6 }), amount }, (model, facts) => {
    const { interval, metric, count, amount } = facts;
    const accounts: Subject[] = model.accounts.map((_, account) => ({ account, route: null }));
    const routes: Subject[] = model.routes.map(({ account }, route) => ({ account, route }));
    const { account, route } = pick([...accounts, ...routes], facts.place);
    const value = metric === "count" ? count : 2 * centsOf(model, amount, { account, route });
    return { act: "limit", account, route, metric, interval, value };
  }),
  draft(14, { place, status: fc.constantFrom("inactive", "active") }, (model, { place, status }) => {
    if (model.limits.length === 0) return null;
    return { act: "switchLimit", limit: pick(placesOf(model.limits), place), status };
  }),
  draft(12, { place, status: fc.constantFrom("active", "active", "disabled") }, (model, facts) => {
    return { act: "switchRoute", route: pick(placesOf(model.routes), facts.place), status: facts.status };
  }),
  draft(2, { place }, (model, { place }) => {
    return { act: "switchRoute", route: pick(placesOf(model.routes), place), status: "canceled" };
  }),
  draft(5, { place, on }, (model, { place, on }) => ({
    act: "blockDebits",
    route: routeAt(model, "number", place).route,
    on,
  })),
  draft(7, { place, on }, (model, { place, on }) => ({
    act: "allowChecks",
    route: routeAt(model, "number", place).route,
    on,
  })),
  draft(4, { amount }, (model, { amount }) => {
    const account = model.accounts.findIndex(({ loan }) => loan !== null);
    return { act: "lend", account, amount: 5 * centsOf(model, amount, { account, route: null }) - 5 };
  }),
  draft(1, { place }, (model, { place }) => ({ act: "disableEntity", entity: pick(placesOf(model.entities), place) })),
  draft(1, { place }, (model, { place }) => ({ act: "archiveEntity", entity: pick(placesOf(model.entities), place) })),
  draft(6, { place }, (model, { place }) => ({ act: "close", account: pick(placesOf(model.accounts), place) })),

  draft(20, { span: fc.constantFrom(1, 1_000, HOUR, 6 * HOUR) }, (model, { span }) => advance(model, model.now + span)),
  draft(8, { days: fc.constantFrom(1, 7, 31), by }, (model, { days, by }) =>
    advance(model, model.now + days * DAY + by),
  ),
  // To the end of a month, whose day the month before may not have.
  draft(6, { by }, (model, { by }) => advance(model, monthEndAfter(model.now) + by * HOUR)),
  // To the time at which a debit leaves the window of a Limit.
  draft(16, { limit: place, debit: place, by }, (model, { limit, debit, by }) => {
    const limits = model.limits.filter(({ interval, status }) => interval !== "all_time" && status === "active");
    if (limits.length === 0) return null;
    const { interval, ...bounded } = pick(limits, limit);
    const debits = model.debits.filter(({ account }) => account === bounded.account);
    return debits.length === 0 ? null : advance(model, shift(interval, pick(debits, debit).at, 1) + by);
  }),
  // To the time at which the clock ends a thing.
  draft(8, { place, by }, (model, { place, by }) => {
    const due = model.things.flatMap((thing) => thing.due ?? []);
    return due.length === 0 ? null : advance(model, pick(due, place) + by);
  }),
  // To the next change of a loan, and a millisecond before and after it.
  draft(10, { place, by }, (model, { place, by }) => advance(model, pick(datesAhead(model), place) + by)),
  draft(10, { place, by }, (model, { place, by }) => {
    const entries = [...model.posted, ...model.held];
    if (entries.length === 0) return null;
    const entry = pick(entries, place);
    return { act: "lookBack", account: entry.account, to: Math.min(entry.at + by, model.now) };
  }),
);

function draft<Facts>(
  weight: number,
  facts: { [Name in keyof Facts]: fc.Arbitrary<Facts[Name]> },
  step: (model: Model, facts: Facts) => Step | null,
): fc.WeightedArbitrary<Draft> {
  return { weight, arbitrary: fc.record(facts).map((chosen) => (model) => step(model, chosen as Facts)) };
}

function transfer(weight: number, act: "achCredit" | "achDebit" | "check"): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, amount, wait }, (model, { place, amount, wait }) => {
    const { account, route } = routeAt(model, "number", place);
    // Credits are larger than debits, because otherwise most debits would be declined.
    const meant = act === "achCredit" && typeof amount === "number" ? 8 * amount : amount;
    return { act, route, amount: centsOf(model, meant, { account, route }, act === "check" ? 0 : 1), wait };
  });
}

type Payment = "wire" | "authorizeRefund" | "authorizeCredit" | "inquire" | "forcePost";

function payment(weight: number, act: Payment, kind: "number" | "card"): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, amount }, (model, { place, amount }) => {
    const { account, route } = routeAt(model, kind, place);
    return { act, route, amount: centsOf(model, amount, { account, route }) };
  });
}

function toAccount(weight: number, act: "hold" | "payInterest" | "depositCheck"): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, amount }, (model, { place, amount }) => {
    const account = pick(placesOf(model.accounts), place);
    return { act, account, amount: centsOf(model, amount, { account, route: null }) };
  });
}

function sending(weight: number, act: "sendCredit" | "sendDebit"): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, amount, requiresApproval }, (model, { place, amount, requiresApproval }) => {
    const account = pick(placesOf(model.accounts), place);
    return { act, account, amount: centsOf(model, amount, { account, route: null }), requiresApproval };
  });
}

function instantPayment(weight: number, act: "sendRealTimePayment" | "sendFednow"): fc.WeightedArbitrary<Draft> {
  const kind = fc.constantFrom("elsewhere", "elsewhere", "nobody", "number", "number");
  return draft(weight, { place, kind, to: place, amount, requiresApproval }, (model, { kind, to, ...facts }) => {
    const payee = kind === "number" ? routeAt(model, "number", to).route : kind;
    return { act, ...fromNumber(model, facts), payee };
  });
}

/** The parameters of a transfer from an Account Number. */
function fromNumber(model: Model, facts: { place: number; amount: Amount; requiresApproval: boolean }) {
  const { account, route } = routeAt(model, "number", facts.place);
  const { requiresApproval } = facts;
  return { account, route, amount: centsOf(model, facts.amount, { account, route: null }), requiresApproval };
}

function completion(weight: number, needed: string, sent: Thing["kind"]): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, any, rejected: oneInFour }, (model, { place, any, rejected }) => {
    const thing = pickThing(model, place, ({ kind, status }) => kind === sent && (any || status === needed));
    return thing === undefined ? null : { act: "completeTransfer", thing: model.things.indexOf(thing), rejected };
  });
}

/** Mostly for the amount of the check. */
function presentation(weight: number, needed: readonly string[]): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, isOther: any, amount: cents, wait }, (model, { place, isOther, amount, wait }) => {
    const thing = pickThing(model, place, ({ kind, status }) => WRITTEN.includes(kind) && needed.includes(status));
    if (thing === undefined) return null;
    return { act: "presentCheck", thing: model.things.indexOf(thing), amount: isOther ? amount : null, wait };
  });
}

function settlement(weight: number, needed: string): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, any, keepsHold: on }, (model, { place, any, keepsHold }) => {
    const thing = pickThing(model, place, ({ kind, status }) => SENT.includes(kind) && (any || status === needed));
    return thing === undefined ? null : { act: "settleTransfer", thing: model.things.indexOf(thing), keepsHold };
  });
}

/** Mostly about a thing in the state that the step needs. */
function followUp(
  weight: number,
  act: FollowUp,
  needed: string,
  kinds: readonly Thing["kind"][],
  amounts?: fc.Arbitrary<Amount | null>,
): fc.WeightedArbitrary<Draft> {
  return draft(weight, { place, any, amount: amounts ?? fc.constant(null) }, (model, { place, any, amount }) => {
    const fitting = ({ kind, status }: Thing) => kinds.includes(kind) && (any || status === needed);
    const thing = pickThing(model, place, fitting);
    if (thing === undefined) return null;
    const step = { act, thing: model.things.indexOf(thing) };
    if (amounts === undefined) return step as Step;
    return { ...step, amount: amount === null ? null : centsOf(model, amount, { ...thing, thing }) } as Step;
  });
}

function pickThing(model: Model, fromEnd: number, fits: (thing: Thing) => boolean): Thing | undefined {
  const found = model.things.filter(fits);
  return found.length === 0 ? undefined : pick(found, fromEnd);
}

/** The approved amount of a share, at least one cent. */
function answerOf(answer: Share, asked: number): Steps["authorize"]["answer"] {
  return typeof answer === "number" ? Math.ceil(answer * asked) : answer;
}

function advance(model: Model, to: number): Step | null {
  return to >= model.now && Number.isFinite(to) ? { act: "advance", to } : null;
}

/** The amount in cents, within the bounds of every simulation. */
function centsOf(model: Model, amount: Amount, subject: Subject, least = 1): number {
  const sum = typeof amount === "number" ? amount : sumNear(model, amount.near, subject) + amount.by;
  return Math.min(Math.max(sum, least), 1_000_000);
}

function sumNear(model: Model, near: Exclude<Amount, number>["near"], { account, route, thing }: Subject): number {
  const { current, available } = balancesOf(model, account);
  // A settlement holds nothing, so a refund is near the amount that is left to refund.
  if (near === "held") return thing?.held || (thing ? thing.amount - thing.refunded : 0);
  if (near === "current") return Math.abs(current);
  if (near === "available" || route === null) return available;
  const limits = limitsOn(model, route).filter(({ metric }) => metric === "volume");
  return Math.min(...limits.map((limit) => remainingOf(model, limit)), Math.ceil(available / 2));
}

function routeAt(model: Model, kind: "number" | "card", fromEnd: number): { account: number; route: number } {
  const route = pick(
    placesOf(model.routes).filter((route) => at(model.routes, route).kind === kind),
    fromEnd,
  );
  return { account: at(model.routes, route).account, route };
}

function placesOf(list: readonly unknown[]): number[] {
  return [...list.keys()];
}

function pick<T>(list: readonly T[], fromEnd: number): T {
  return at(list, list.length - 1 - (fromEnd % list.length));
}
