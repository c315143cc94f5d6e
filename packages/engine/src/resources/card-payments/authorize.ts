import type { CardAuthorization, CardAuthorizationCreateParams, CardAuthorizationResult } from "@sandbank/contract";
import type { Outcome } from "../../client-decisions/outcome.ts";
import { evaluateRules } from "../../declines/decline-rule.ts";
import { recordDebit } from "../../limits/debits.ts";
import { cardPaymentElement, pendingTransactionSource } from "../../objects/sources.ts";
import { toTimestamp } from "../../ports/time.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { CardMessage } from "../../state/card-message.ts";
import type { OpenAuthorization } from "../../state/open-request.ts";
import { newId, schedule, type World } from "../../state/world.ts";
import { complete, hold } from "../pending-transactions/hold.ts";
import { type DeclineByRules, type Evaluated, evaluateAgain, type RuleRequest, runRequest } from "./card-request.ts";
import { categoryModel } from "./controls.ts";
import { declineRequest } from "./decline-request.ts";
import { cardRules } from "./decline-rules.ts";
import { cardFacts, type Instruments, instrumentsOf, requireNamed } from "./facts.ts";
import { merchantOf } from "./merchant.ts";
import { directionOf, messageOf, requestedAmount } from "./message.ts";
import { openPayment } from "./payment.ts";

/** The time after which an unsettled authorization expires. */
const VALIDITY_MS = 7 * 86_400_000;

export function authorize(
  world: World,
  { params }: Call<"simulations.cardAuthorizations.create">,
): CardAuthorizationResult {
  const amount = requestedAmount(params);
  const instruments = instrumentsOf(world, params);
  requireNamed(world, params);
  return runRequest<OpenAuthorization, CardAuthorizationResult>(world, {
    card: instruments.card,
    params,
    raised: null,
    isDebit: isDebit(params),
    amount,
    evaluate: (request) => decideAuthorization(world, instruments, { params, ...request }),
    makeRequest: (decline) => {
      const cardPaymentId = newId(world, "card_payment");
      const message = messageOf(world, instruments, { cardPaymentId, amount, params, decline });
      return { kind: "authorization", params, cardPaymentId, message };
    },
    write: (request, evaluated) => writeAuthorization(world, instruments, { ...request, ...evaluated }),
    decided: (request, outcome) => authorizeDecided(world, request, outcome),
    waiting: resultOf({}),
  });
}

/** Completes an authorization after its Real-Time Decision. The rules are evaluated again, on the present facts. */
export function authorizeDecided(world: World, request: OpenAuthorization, outcome: Outcome): CardAuthorizationResult {
  const { params } = request;
  const instruments = instrumentsOf(world, params);
  const evaluated = evaluateAgain(request, outcome, (again) =>
    decideAuthorization(world, instruments, { params, ...again }),
  );
  return writeAuthorization(world, instruments, { ...request, ...evaluated });
}

/** Evaluates the rules; null if none declines. */
function decideAuthorization(
  world: World,
  instruments: Instruments,
  { params, amount, verdict }: RuleRequest & Pick<OpenAuthorization, "params">,
): DeclineByRules {
  const { presented = {} } = params;
  const merchant = merchantOf(params);
  const asked = { amount, count: 1, isDebit: isDebit(params), merchant, presented, verdict } as const;
  const facts = cardFacts(world, instruments, asked);
  return evaluateRules(cardRules, facts, params.decline_reason);
}

/** Whether an authorization takes money. A refund and a credit add money, a balance inquiry moves none (D-104). */
function isDebit(params: CardAuthorizationCreateParams): boolean {
  return directionOf(params) === "settlement" && requestedAmount(params) > 0;
}

/** Writes the hold or the decline. */
function writeAuthorization(
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
      clientReason: outcome?.answer?.decline?.reason ?? null,
    });
    openPayment(world, { ...opening, element: cardPaymentElement(world, "card_decline", declined.cardDecline) });
    return resultOf({ declined_transaction: declined.declinedTransaction });
  }
  const pending = holdFor(world, instruments, { cardPaymentId, amount, message });
  const held = pending.source.card_authorization as CardAuthorization;
  openPayment(world, {
    ...opening,
    element: cardPaymentElement(world, "card_authorization", held),
    sums: message.direction === "settlement" ? { authorized_amount: amount } : { refund_authorized_amount: amount },
  });
  if (amount === 0) return resultOf({ pending_transaction: complete(world, pending) });
  if (isDebit(params)) {
    const models = [card.id, categoryModel(card, message.merchant_category_code)];
    recordDebit(world, { id: held.id, account, models, count: 1, volume: amount });
  }
  schedule(world, world.state.now + VALIDITY_MS, { kind: "card_authorizations.expire", cardPayment: cardPaymentId });
  return resultOf({ pending_transaction: pending });
}

interface Accepted {
  readonly cardPaymentId: CardAuthorization["card_payment_id"];
  readonly amount: number;
  readonly message: CardMessage;
}

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

function resultOf(outcome: Partial<CardAuthorizationResult>): CardAuthorizationResult {
  return {
    declined_transaction: null,
    pending_transaction: null,
    ...outcome,
    type: "inbound_card_authorization_simulation_result",
  };
}
