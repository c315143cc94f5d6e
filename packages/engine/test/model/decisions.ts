import { add, count, end, hold, routeOf } from "./effects.ts";
import { at, type Model, type Thing } from "./model.ts";
import { objectionToDebit, objectionToIncrement } from "./rules.ts";
import type { Steps } from "./step.ts";
import { DAY } from "./windows.ts";

export const AUTHORIZATION_LASTS = 7 * DAY;
const TIME_TO_ANSWER = 3_000;

/** A card payment or an increment that requests a decision. */
interface Asked {
  readonly route: number;
  readonly amount: number;
  readonly raises: Thing | null;
}

type Answer = Steps["authorize"]["answer"];

/** Applies the rules, then requests a decision if the client makes decisions (D-102). */
export function request(
  model: Model,
  asked: Asked,
  { answer, standIn }: Pick<Steps["authorize"], "answer" | "standIn">,
): string {
  const objection = objectionTo(model, asked);
  if (objection !== null) return objection;
  if (!model.decides && !model.subscribed) return accept(model, asked);
  if (standIn) return "declined_by_stand_in_processing";
  if (model.decides && answer !== null) return conclude(model, asked, answer);
  const { account } = at(model.routes, asked.route);
  add(model, { kind: "decision", account, ...asked, due: model.now + TIME_TO_ANSWER });
  return "asked";
}

/** Ends a pending decision by a response or by its timeout. */
export function decide(model: Model, decision: Thing, answer: Answer): string {
  const asked = { route: routeOf(decision), amount: decision.amount, raises: decision.raises };
  const outcome = conclude(model, asked, answer);
  end(model, decision, answer === null ? "timed_out" : "responded", outcome === "pending" ? null : outcome);
  return outcome;
}

/** The rules are applied again to the approved amount, and the rules about the client's decision last (D-76). */
function conclude(model: Model, asked: Asked, answer: Answer): string {
  const approved = typeof answer === "number" ? { ...asked, amount: answer } : asked;
  const objection = objectionTo(model, approved);
  if (objection !== null) return objection;
  if (answer === null) return "webhook_timed_out";
  return answer === "refuse" ? "webhook_declined" : accept(model, approved);
}

function objectionTo(model: Model, { route, amount, raises }: Asked): string | null {
  return raises === null
    ? objectionToDebit(model, "card", route, amount)
    : objectionToIncrement(model, route, amount, raises.status === "pending");
}

/** An increment counts as a debit at its own time, by volume only (D-72). It does not postpone the expiration. */
function accept(model: Model, { route, amount, raises }: Asked): string {
  const { account } = at(model.routes, route);
  const due = model.now + AUTHORIZATION_LASTS;
  const thing = raises ?? add(model, { kind: "authorization", account, route, amount, due });
  hold(model, thing, amount);
  count(model, thing, amount, raises === null);
  return thing.status;
}
