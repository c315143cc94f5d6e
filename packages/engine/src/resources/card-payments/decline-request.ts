import type { CardDecline, CardDeclineReason, CardPayment } from "@sandbank/contract";
import type { Outcome } from "../../client-decisions/outcome.ts";
import { declinedTransactionSource } from "../../objects/sources.ts";
import { recordDecline } from "../../rails/decline.ts";
import type { CardMessage } from "../../state/card-message.ts";
import type { Decision } from "../../state/explanation.ts";
import { newId, type World } from "../../world/world.ts";
import type { Instruments } from "./facts.ts";

/** The rest of a request that the rules have evaluated. */
export interface Evaluated {
  /** The amount to hold if nothing declines it, in minor units. */
  readonly amount: number;
  readonly decline: Decision<CardDeclineReason> | null;
  /** The outcome of the Real-Time Decision, if there was one. */
  readonly outcome?: Outcome | undefined;
}

/** A declined card payment or increment. */
export interface DeclinedRequest extends Pick<Evaluated, "outcome"> {
  readonly cardPaymentId: CardPayment["id"];
  /** The requested amount, in minor units. */
  readonly amount: number;
  readonly message: CardMessage;
  readonly decline: Decision<CardDeclineReason>;
  readonly incremented?: CardDecline["incremented_card_authorization_id"];
}

/** Records a declined request: the Declined Transaction, and the element for its Card Payment. */
export function declineRequest(
  world: World,
  { account, card }: Instruments,
  { cardPaymentId, amount, message, decline, incremented = null, outcome }: DeclinedRequest,
) {
  const id = newId(world, "card_decline");
  const createDecline = (declinedTransactionId: CardDecline["declined_transaction_id"]): CardDecline => ({
    id,
    amount,
    card_payment_id: cardPaymentId,
    declined_transaction_id: declinedTransactionId,
    incremented_card_authorization_id: incremented,
    real_time_decision_reason: outcome?.answer?.decline?.reason ?? null,
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
    source: (declinedId) => declinedTransactionSource("card_decline", createDecline(declinedId)),
  });
  return { declinedTransaction, cardDecline: declinedTransaction.source.card_decline as CardDecline };
}
