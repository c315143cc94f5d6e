import type { CardAuthorization, CardAuthorizationCreateParams, CardAuthorizationResult } from "@sandbank/contract";
import { askClient, isClientAsked, networkVerdict } from "../../client-decisions/ask-client.ts";
import { approvedAmount, decidedMessage, type Outcome, readVerdict } from "../../client-decisions/outcome.ts";
import { evaluateRules } from "../../declines/decline-rule.ts";
import { recordDebit } from "../../limits/debits.ts";
import { cardPaymentElement, pendingTransactionSource } from "../../objects/sources.ts";
import { toTimestamp } from "../../ports/time.ts";
import { complete, hold } from "../../rails/hold.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { OpenAuthorization } from "../../state/open-request.ts";
import { newId, schedule, type World } from "../../world/world.ts";
import { categoryModel } from "./controls.ts";
import { declineRequest, type Evaluated } from "./decline-request.ts";
import { cardRules } from "./decline-rules.ts";
import { cardFacts, type Instruments, loadInstruments, type Request, requireNamed } from "./facts.ts";
import { createMerchant } from "./merchant.ts";
import { createMessage, readDirection, requestedAmount } from "./message.ts";
import { openPayment } from "./payment.ts";

/** The time after which an unsettled authorization expires. */
const VALIDITY_MS = 7 * 86_400_000;

/**
 * The rules decide about an authorization. If they accept it and a Real-Time Decision is required, the authorization
 * waits for that decision and the rules decide again. It ends as a hold or as a decline.
 */
export function authorize(
  world: World,
  { params }: Call<"simulations.cardAuthorizations.create">,
): CardAuthorizationResult {
  const instruments = loadInstruments(world, params);
  requireNamed(world, params);
  const amount = requestedAmount(params);
  const isAsked = isDebit(params) && isClientAsked(world, params);
  const verdict = isAsked ? networkVerdict(world, params) : null;
  const decline = evaluate(world, instruments, { params, amount, verdict });
  const makeRequest = (): OpenAuthorization => {
    const cardPaymentId = newId(world, "card_payment");
    const message = createMessage(world, instruments, { cardPaymentId, amount, params, decline });
    return { kind: "authorization", params, cardPaymentId, message };
  };
  if (decline !== null || !isAsked) return write(world, instruments, { ...makeRequest(), amount, decline });
  const { request, outcome } = askClient(world, { card: instruments.card, raised: null, makeRequest });
  return outcome.answer === null ? createResult({}) : authorizeDecided(world, request, outcome);
}

/** Completes an authorization after its Real-Time Decision. The rules are evaluated again, on the present facts. */
export function authorizeDecided(world: World, request: OpenAuthorization, outcome: Outcome): CardAuthorizationResult {
  const { params } = request;
  const instruments = loadInstruments(world, params);
  const amount = approvedAmount(request, outcome);
  const decline = evaluate(world, instruments, { params, amount, verdict: readVerdict(outcome) });
  const message = decidedMessage(request, outcome, decline);
  return write(world, instruments, { ...request, message, amount, decline, outcome });
}

/** Evaluates the rules; null if none declines. */
function evaluate(
  world: World,
  instruments: Instruments,
  { params, ...asked }: Pick<OpenAuthorization, "params"> & Pick<Request, "amount" | "verdict">,
): Evaluated["decline"] {
  const { presented = {}, decline_reason } = params;
  const merchant = createMerchant(params);
  const facts = cardFacts(world, instruments, { ...asked, count: 1, isDebit: isDebit(params), merchant, presented });
  return evaluateRules(world, { rail: "card", rules: cardRules }, facts, decline_reason);
}

/** Whether an authorization takes money. A refund and a credit add money, a balance inquiry moves none (D-104). */
function isDebit(params: CardAuthorizationCreateParams): boolean {
  return readDirection(params) === "settlement" && requestedAmount(params) > 0;
}

/** Writes the hold or the decline. */
function write(
  world: World,
  instruments: Instruments,
  { params, cardPaymentId, message, amount, decline, outcome }: OpenAuthorization & Evaluated,
): CardAuthorizationResult {
  const { account, card } = instruments;
  const opening = { id: cardPaymentId, card, means: message };
  if (decline !== null) {
    const declined = declineRequest(world, instruments, {
      cardPaymentId,
      amount: requestedAmount(params),
      message,
      decline,
      outcome,
    });
    openPayment(world, { ...opening, element: cardPaymentElement(world, "card_decline", declined.cardDecline) });
    return createResult({ declined_transaction: declined.declinedTransaction });
  }
  const pending = holdFor(world, instruments, { cardPaymentId, amount, message });
  const held = pending.source.card_authorization as CardAuthorization;
  openPayment(world, {
    ...opening,
    element: cardPaymentElement(world, "card_authorization", held),
    sums: message.direction === "settlement" ? { authorized_amount: amount } : { refund_authorized_amount: amount },
  });
  if (amount === 0) return createResult({ pending_transaction: complete(world, pending) });
  if (isDebit(params)) {
    const models = [card.id, categoryModel(card, message.merchant_category_code)];
    recordDebit(world, { id: held.id, account, models, count: 1, volume: amount });
  }
  schedule(world, world.state.now + VALIDITY_MS, { kind: "card_authorizations.expire", cardPayment: cardPaymentId });
  return createResult({ pending_transaction: pending });
}

type Accepted = Pick<OpenAuthorization & Evaluated, "cardPaymentId" | "amount" | "message">;

function holdFor(world: World, { account, card }: Instruments, { cardPaymentId, amount, message }: Accepted) {
  return hold(world, account, {
    amount: message.direction === "settlement" ? 0 - amount : amount,
    description: message.merchant_descriptor,
    route: { id: card.id, type: "card" },
    source: (pendingTransactionId) =>
      pendingTransactionSource("card_authorization", {
        id: newId(world, "card_authorization"),
        amount,
        card_payment_id: cardPaymentId,
        expires_at: toTimestamp(world.state.now + VALIDITY_MS),
        healthcare: null,
        pending_transaction_id: pendingTransactionId,
        ...message,
        type: "card_authorization",
      }),
  });
}

function createResult(outcome: Partial<CardAuthorizationResult>): CardAuthorizationResult {
  return {
    declined_transaction: null,
    pending_transaction: null,
    ...outcome,
    type: "inbound_card_authorization_simulation_result",
  };
}
