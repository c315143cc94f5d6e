import type { Card, CardDeclineReason } from "@sandbank/contract";
import type { Decision } from "../../state/explanation.ts";
import type { OpenRequest } from "../../state/open-request.ts";
import type { World } from "../../state/world.ts";
import { type Asking, askClient, doesNetworkStandIn, isClientAsked } from "../real-time-decisions/ask-client.ts";
import {
  approvedAmount,
  decidedMessage,
  networkStoodIn,
  type Outcome,
  verdictOf,
} from "../real-time-decisions/outcome.ts";
import type { ClientVerdict } from "./decline-rules.ts";

/** The decline of a request by the rules; null if none declines it. */
export type CardDecision = Decision<CardDeclineReason> | null;

/** The facts of a request that the rules need in addition to its objects. */
export interface RuleRequest {
  /** Minor units. */
  readonly amount: number;
  readonly verdict: ClientVerdict | null;
}

/** A request with what was decided. */
export interface Concluded {
  readonly message: OpenRequest["message"];
  /** The amount to hold if nothing declines it, in minor units. */
  readonly amount: number;
  readonly decision: CardDecision;
  /** The outcome of the Real-Time Decision, if there was one. */
  readonly outcome?: Outcome;
}

/** A new authorization or increment. */
export interface NewRequest<Request extends OpenRequest, Result> {
  readonly card: Card;
  readonly params: Asking & { readonly amount: number };
  /** Whether the client may have to decide: not about a request that takes no money. */
  readonly isDebit: boolean;
  /** Minor units. */
  readonly amount: number;
  /** Evaluates the rules. */
  readonly evaluate: (request: RuleRequest) => CardDecision;
  readonly makeRequest: (decision: CardDecision) => Request;
  /** Writes the hold or the decline. */
  readonly conclude: (request: Request, concluded: Concluded) => Result;
  /** Concludes the request after its Real-Time Decision, on the facts of then. */
  readonly decided: (request: Request, outcome: Outcome) => Result;
  /** The result while the Real-Time Decision is open. */
  readonly waiting: Result;
}

/**
 * Runs an authorization or an increment. The rules decide. If they accept it and a Real-Time Decision is required, the
 * request waits for that decision and the rules decide again. Then it ends as a hold or as a decline.
 */
export function runRequest<Request extends OpenRequest, Result>(
  world: World,
  { card, params, isDebit, amount, evaluate, makeRequest, conclude, decided, waiting }: NewRequest<Request, Result>,
): Result {
  const isAsked = isDebit && isClientAsked(world, params);
  const verdict = isAsked && doesNetworkStandIn(params) ? networkStoodIn : null;
  const decision = evaluate({ amount, verdict });
  if (decision !== null || !isAsked) {
    const request = makeRequest(decision);
    return conclude(request, { message: request.message, amount, decision });
  }
  const asked = askClient(world, card, () => makeRequest(decision));
  if (asked.answer === null) return waiting;
  return decided(asked.request, { realTimeDecision: asked.decision.id, answer: asked.answer });
}

/** Decides about a request after its Real-Time Decision. `evaluate` evaluates the rules again, on the present facts. */
export function concludedBy(
  request: OpenRequest,
  outcome: Outcome,
  evaluate: (request: RuleRequest) => CardDecision,
): Concluded {
  const amount = approvedAmount(request, outcome);
  const decision = evaluate({ amount, verdict: verdictOf(outcome) });
  return { message: decidedMessage(request, outcome, decision), amount, decision, outcome };
}
