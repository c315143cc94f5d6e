import {
  type Card,
  type CardAuthorizationCreateParams,
  constants,
  type EventCategoryName,
  type RealTimeDecision,
  type RealTimeDecisionCardAuthorization,
} from "@sandbank/contract";
import { add } from "../objects/objects.ts";
import { toTimestamp } from "../ports/time.ts";
import type { OpenRequest } from "../state/open-request.ts";
import { append } from "../store/layered-list.ts";
import { forkMap, set } from "../store/layered-map.ts";
import { find, hasAny } from "../store/table.ts";
import { isReceiving } from "../webhooks/is-receiving.ts";
import { newId, readNow, schedule, type World } from "../world/world.ts";
import { callDecide } from "./call-decide.ts";
import { closeDecision } from "./close-decision.ts";
import type { ClientVerdict, Outcome } from "./outcome.ts";

const REQUESTED: EventCategoryName = "real_time_decision.card_authorization_requested";

const TIME_TO_ANSWER_MS = constants.realTimeDecisionSeconds * 1_000;

/** The parameters of a simulated request that say who decides. */
export type Asking = Pick<CardAuthorizationCreateParams, "actioner" | "event_subscription_id" | "network_details">;

/**
 * Whether a card payment requires a Real-Time Decision (D-102): `decide` is set, the simulation names an active Event
 * Subscription, or one selects the category. An Event Subscription to all Events only listens, and does not count.
 */
export function isClientAsked({ state, decide }: World, { event_subscription_id: id }: Asking): boolean {
  const { eventSubscriptions } = state.tables;
  if (decide !== null) return true;
  const named = id === undefined ? undefined : find(eventSubscriptions, id);
  if (id !== undefined) return named !== undefined && isReceiving(named);
  return hasAny(eventSubscriptions, { sends: [REQUESTED] });
}

/** The verdict of a simulation that makes the network decide in place of the bank; null for any other. */
export function networkVerdict({ decide, state }: World, { actioner, network_details }: Asking): ClientVerdict | null {
  const isByReason = (network_details?.cardnet?.stand_in_processing_reason ?? null) !== null;
  if (actioner !== "network" && !isByReason) return null;
  // A replay has no `decide`, and must know that the bank has.
  if (decide !== null) append(state.journal, { kind: "decide", answer: null });
  return { verdict: "stood_in", realTimeDecision: null, declineReason: null };
}

/** A question to the client about a request that no rule declines. */
export interface Question<Request extends OpenRequest> {
  readonly card: Card;
  /** The authorization that an increment raises; null for a new authorization. */
  readonly raised: IncrementalAuthorization | null;
  readonly makeRequest: () => Request;
}

type IncrementalAuthorization = NonNullable<
  RealTimeDecisionCardAuthorization["request_details"]["incremental_authorization"]
>;

/** A request with the outcome of the Real-Time Decision about it. The answer is null while the decision is open. */
export interface Asked<Request extends OpenRequest> {
  readonly request: Request;
  readonly outcome: Outcome;
}

/**
 * Creates a Real-Time Decision about a request that no rule declines. If `decide` fails, nothing is written and the
 * counters of ids are restored.
 */
export function askClient<Request extends OpenRequest>(
  world: World,
  { card, raised, makeRequest }: Question<Request>,
): Asked<Request> {
  const { state } = world;
  const idCounts = forkMap(state.idCounts);
  try {
    const request = makeRequest();
    const decision = createDecision(world, request, { card, raised });
    const answer = callDecide(world, decision);
    add(world, state.tables.realTimeDecisions, decision, REQUESTED);
    if (answer === null) leaveOpen(world, decision, request);
    else closeDecision(world, decision, answer);
    return { request, outcome: { realTimeDecision: decision.id, answer } };
  } catch (error) {
    state.idCounts = idCounts;
    throw error;
  }
}

function leaveOpen(world: World, { id }: RealTimeDecision, request: OpenRequest): void {
  const { state } = world;
  set(state.openRequests, id, request);
  schedule(world, state.now + TIME_TO_ANSWER_MS, { kind: "real_time_decisions.time_out", realTimeDecision: id });
}

type About = Pick<Question<OpenRequest>, "card" | "raised">;

function createDecision(world: World, request: OpenRequest, about: About): RealTimeDecision {
  return {
    id: newId(world, "real_time_decision"),
    card_authentication: null,
    card_authentication_challenge: null,
    card_authorization: createQuestion(request, about),
    card_balance_inquiry: null,
    category: "card_authorization_requested",
    created_at: readNow(world),
    digital_wallet_authentication: null,
    digital_wallet_token: null,
    status: "pending",
    timeout_at: toTimestamp(world.state.now + TIME_TO_ANSWER_MS),
    type: "real_time_decision",
  };
}

function createQuestion(
  { params, cardPaymentId, message }: OpenRequest,
  { card, raised }: About,
): RealTimeDecisionCardAuthorization {
  // The actioner, the scheme fees and the code of the authorization are not known yet.
  const { actioner, currency, real_time_decision_id, scheme_fees, network_identifiers, ...known } = message;
  return {
    account_id: card.account_id,
    approval: null,
    card_id: card.id,
    decision: null,
    decline: null,
    partial_approval_capability: params.partial_approval_capability ?? "supported",
    request_details:
      raised === null
        ? { category: "initial_authorization", incremental_authorization: null }
        : { category: "incremental_authorization", incremental_authorization: raised },
    settlement_amount: params.amount,
    settlement_currency: currency,
    upcoming_card_payment_id: cardPaymentId,
    ...known,
    network_identifiers: { ...network_identifiers, authorization_identification_response: null },
  };
}
