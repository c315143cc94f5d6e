import type { CardDeclineReason } from "@sandbank/contract";
import {
  type Asking,
  askClient,
  doesNetworkStandIn,
  isClientAsked,
  type Question,
} from "../../client-decisions/ask-client.ts";
import {
  approvedAmount,
  type ClientVerdict,
  decidedMessage,
  networkStoodIn,
  type Outcome,
  verdictOf,
} from "../../client-decisions/outcome.ts";
import type { Decision } from "../../state/explanation.ts";
import type { OpenRequest } from "../../state/open-request.ts";
import type { World } from "../../state/world.ts";

/** The decline of a request by the rules; null if none declines it. */
export type DeclineByRules = Decision<CardDeclineReason> | null;

/** The facts of a request that the rules need in addition to its objects. */
export interface RuleRequest {
  /** Minor units. */
  readonly amount: number;
  readonly verdict: ClientVerdict | null;
}

/** A request that the rules have evaluated. */
export interface Evaluated {
  readonly message: OpenRequest["message"];
  /** The amount to hold if nothing declines it, in minor units. */
  readonly amount: number;
  readonly decline: DeclineByRules;
  /** The outcome of the Real-Time Decision, if there was one. */
  readonly outcome?: Outcome;
}

/** A new authorization or increment. */
export interface NewRequest<Request extends OpenRequest, Result> extends Pick<Question<Request>, "card" | "raised"> {
  readonly params: Asking & { readonly amount: number };
  /** Whether the client may have to decide: not about a request that takes no money. */
  readonly isDebit: boolean;
  /** Minor units. */
  readonly amount: number;
  /** Evaluates the rules. */
  readonly evaluate: (request: RuleRequest) => DeclineByRules;
  readonly makeRequest: (decline: DeclineByRules) => Request;
  /** Writes the hold or the decline. */
  readonly write: (request: Request, evaluated: Evaluated) => Result;
  /** Completes the request after its Real-Time Decision, on the facts at that time. */
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
  {
    card,
    raised,
    params,
    isDebit,
    amount,
    evaluate,
    makeRequest,
    write,
    decided,
    waiting,
  }: NewRequest<Request, Result>,
): Result {
  const isAsked = isDebit && isClientAsked(world, params);
  const verdict = isAsked && doesNetworkStandIn(params) ? networkStoodIn : null;
  const decline = evaluate({ amount, verdict });
  if (decline !== null || !isAsked) {
    const request = makeRequest(decline);
    return write(request, { message: request.message, amount, decline });
  }
  const { request, realTimeDecision, answer } = askClient(world, {
    card,
    raised,
    makeRequest: () => makeRequest(decline),
  });
  return answer === null ? waiting : decided(request, { realTimeDecision, answer });
}

/** Evaluates the rules again after the Real-Time Decision, on the present facts. */
export function evaluateAgain(
  request: OpenRequest,
  outcome: Outcome,
  evaluate: (request: RuleRequest) => DeclineByRules,
): Evaluated {
  const amount = approvedAmount(request, outcome);
  const decline = evaluate({ amount, verdict: verdictOf(outcome) });
  return { message: decidedMessage(request, outcome, decline), amount, decline, outcome };
}
