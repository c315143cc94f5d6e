import type { CardDecline, CardDeclineReason, CardPayment } from "@sandbank/contract";
import { declinedTransactionSource } from "../../objects/sources.ts";
import { recordDecline } from "../../rails/decline.ts";
import type { CardMessage } from "../../state/card-message.ts";
import type { Decision } from "../../state/explanation.ts";
import { newId, type World } from "../../state/world.ts";
import type { Instruments } from "./facts.ts";

/** A declined card payment or increment. */
export interface DeclinedRequest {
  readonly cardPaymentId: CardPayment["id"];
  /** Minor units. */
  readonly amount: number;
  readonly message: CardMessage;
  readonly decline: Decision<CardDeclineReason>;
  readonly incremented?: CardDecline["incremented_card_authorization_id"];
  /** The client's reason, if the client declined it. */
  readonly clientReason?: CardDecline["real_time_decision_reason"];
}

/** Records a declined request: the Declined Transaction, and the element for its Card Payment. */
export function declineRequest(
  world: World,
  { account, card }: Instruments,
  { cardPaymentId, amount, message, decline, incremented = null, clientReason = null }: DeclinedRequest,
) {
  const id = newId(world, "card_decline");
  const declineOf = (declinedTransactionId: CardDecline["declined_transaction_id"]): CardDecline => ({
    id,
    amount,
    card_payment_id: cardPaymentId,
    declined_transaction_id: declinedTransactionId,
    incremented_card_authorization_id: incremented,
    real_time_decision_reason: clientReason,
    reason: decline.reason,
    ...message,
    network_identifiers: { ...message.network_identifiers, authorization_identification_response: null },
  });
  const declinedTransaction = recordDecline(world, account, {
    amount: 0 - amount, // D-75: negative
    description: message.merchant_descriptor,
    rail: "card",
    decline,
    subject: id,
    route: { id: card.id, type: "card" },
    source: (declinedId) => declinedTransactionSource("card_decline", declineOf(declinedId)),
  });
  return { declinedTransaction, cardDecline: declinedTransaction.source.card_decline as CardDecline };
}
