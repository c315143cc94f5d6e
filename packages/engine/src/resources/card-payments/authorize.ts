import type { CardAuthorization, CardAuthorizationResult } from "@sandbank/contract";
import { recordDebit } from "../../limits/debits.ts";
import type { Call } from "../../operation.ts";
import { toTimestamp } from "../../ports/time.ts";
import { categoryModel } from "../../rails/card/controls.ts";
import { cardRules } from "../../rails/card/rules.ts";
import { decide } from "../../rails/decline-rule.ts";
import { cardPaymentElement, pendingTransactionSource } from "../../sources.ts";
import { newId, schedule, type World } from "../../world.ts";
import { hold } from "../pending-transactions/hold.ts";
import { declineRequest } from "./declined.ts";
import { cardFacts, type Instruments, instrumentsOf, requireNamed } from "./facts.ts";
import { merchantOf } from "./merchant.ts";
import { type CardMessage, directionOf, messageOf } from "./message.ts";
import { openPayment } from "./payment.ts";

/** How long an authorization holds money that nobody settles. */
const VALIDITY_MS = 7 * 86_400_000;

export function authorize(
  world: World,
  { params }: Call<"simulations.cardAuthorizations.create">,
): CardAuthorizationResult {
  const { amount, presented = {} } = params;
  const instruments = instrumentsOf(world, params);
  requireNamed(world, params);
  const isDebit = directionOf(params) === "settlement";
  const merchant = merchantOf(params);
  const facts = cardFacts(world, instruments, { amount, count: 1, isDebit, merchant, presented });
  const decision = decide(cardRules, facts, params.decline_reason);
  const { account, card } = instruments;
  const cardPaymentId = newId(world, "card_payment");
  const message = messageOf(world, instruments, { amount, params, decision });
  const opening = { id: cardPaymentId, card, paidWith: message };
  if (decision !== null) {
    const declined = declineRequest(world, instruments, { cardPaymentId, amount, message, decision });
    openPayment(world, { ...opening, element: cardPaymentElement(world, "card_decline", declined.cardDecline) });
    return resultOf({ declined_transaction: declined.declinedTransaction });
  }
  const authorization = { cardPaymentId, amount, message };
  const pending = holdFor(world, instruments, authorization);
  const held = pending.source.card_authorization as CardAuthorization;
  openPayment(world, {
    ...opening,
    element: cardPaymentElement(world, "card_authorization", held),
    sums: isDebit ? { authorized_amount: amount } : { refund_authorized_amount: amount },
  });
  if (isDebit) {
    const models = [card.id, categoryModel(card, merchant.merchant_category_code)];
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
    amount: message.direction === "settlement" ? -amount : amount,
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
