import * as z from "zod";
import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, enumeration, id } from "../../schema-kit.ts";

export const cardRealTimeDecisionReasonSchema = enumeration(
  "CardRealTimeDecisionReason",
  "The reason that you gave when you declined a card payment.",
  {
    insufficient_funds: "The cardholder has not enough money.",
    transaction_never_allowed: "The card is not for payments of this kind.",
    exceeds_approval_limit: "It is more than the cardholder may spend.",
    card_temporarily_disabled: "The card is switched off for now.",
    suspected_fraud: "It looks like fraud.",
    other: "Some other reason.",
  },
);

export const cardDeclineReasonSchema = enumeration("CardDeclineReason", "Why a card payment was declined.", {
  account_closed: "The Account is closed.",
  card_not_active: "The Card is not active.",
  card_canceled: "The Card is canceled.",
  physical_card_not_active: "The Physical Card is not active.",
  entity_not_active: "The Entity that owns the Account, or the one that holds the Card, is not active.",
  group_locked: "The Account takes no activity.",
  insufficient_funds: "The available balance does not cover it.",
  cvv2_mismatch: "The code from the back of the card is wrong.",
  pin_mismatch: "The PIN is wrong.",
  card_expiration_mismatch: "The expiration date is wrong. Looked at only if the code from the back was given.",
  transaction_not_allowed: "The Card does not take payments of this kind.",
  breaches_limit: "It would pass a Limit, or is ruled out by the Card's authorization controls.",
  webhook_declined: "You declined it.",
  webhook_timed_out: "You did not decide in time.",
  declined_by_stand_in_processing: "The card network declined it, standing in for the service.",
  invalid_physical_card: "What was read from the card is not valid, or it is a Physical Card of another Card.",
  missing_original_authorization: "It continues an authorization that does not exist.",
  invalid_cryptogram: "The cryptogram of the card or token is not valid.",
  failed_3ds_authentication: "The cardholder was not identified by 3-D Secure.",
  suspected_card_testing: "It looks like somebody trying out card numbers.",
  suspected_fraud: "It looks like fraud.",
});

export const cardDeclineSchema = once(() =>
  z
    .strictObject({
      id: id("card_decline", "Identifier of the decline."),
      amount: cents("Amount that was declined, in minor units of `currency`, 0 or more.").min(0),
      declined_transaction_id: id("declined_transaction", "The Declined Transaction that records it."),
      incremented_card_authorization_id: id(
        "card_authorization",
        "The Card Authorization that was to be raised, or null if none was.",
      ).nullable(),
      real_time_decision_reason: cardRealTimeDecisionReasonSchema()
        .nullable()
        .meta({ description: "The reason that you gave in a Real-Time Decision, or null." }),
      reason: cardDeclineReasonSchema(),
      ...cardAuthorizationFields(),
    })
    .meta({ id: "CardDecline", description: "A card payment that was declined." }),
);
