import * as z from "zod";
import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, enumeration, id } from "../../schema-kit.ts";

export const cardRealTimeDecisionReasonSchema = enumeration(
  "CardRealTimeDecisionReason",
  "Your reason for declining a card payment.",
  {
    insufficient_funds: "The cardholder does not have enough money.",
    transaction_never_allowed: "The card does not allow payments of this kind.",
    exceeds_approval_limit: "It exceeds the cardholder's approval limit.",
    card_temporarily_disabled: "The card is temporarily disabled.",
    suspected_fraud: "It looks like fraud.",
    other: "Some other reason.",
  },
);

export const cardDeclineReasonSchema = enumeration("CardDeclineReason", "Why a card payment was declined.", {
  account_closed: "The Account is closed.",
  card_not_active: "The Card is not active.",
  card_canceled: "The Card is canceled.",
  physical_card_not_active: "The Physical Card is not active.",
  entity_not_active: "The Entity that owns the Account, or the Entity that holds the Card, is not active.",
  group_locked: "The Account does not allow any activity.",
  insufficient_funds: "The available balance does not cover it.",
  cvv2_mismatch: "The code from the back of the card is wrong.",
  pin_mismatch: "The PIN is wrong.",
  card_expiration_mismatch: "The expiration date is wrong. Checked only if the code from the back was given.",
  transaction_not_allowed: "The Card does not allow payments of this kind.",
  breaches_limit: "It would exceed a Limit, or the Card's authorization controls do not allow it.",
  webhook_declined: "You declined it.",
  webhook_timed_out: "You did not decide in time.",
  declined_by_stand_in_processing: "The card network declined it on behalf of the bank.",
  invalid_physical_card: "The data read from the card is not valid, or it is a Physical Card of another Card.",
  missing_original_authorization: "The original authorization does not exist.",
  invalid_cryptogram: "The cryptogram of the card or token is not valid.",
  failed_3ds_authentication: "The cardholder was not identified by 3-D Secure.",
  suspected_card_testing: "It looks like an attempt to test card numbers.",
  suspected_fraud: "It looks like fraud.",
});

export const cardDeclineSchema = once(() =>
  z
    .strictObject({
      id: id("card_decline", "Identifier of the decline."),
      amount: cents("The declined amount, in minor units of `currency`, 0 or more.").min(0),
      declined_transaction_id: id("declined_transaction", "The Declined Transaction that records it."),
      incremented_card_authorization_id: id(
        "card_authorization",
        "The Card Authorization of a declined increment, or null.",
      ).nullable(),
      real_time_decision_reason: cardRealTimeDecisionReasonSchema()
        .nullable()
        .meta({ description: "Your reason in a Real-Time Decision, or null." }),
      reason: cardDeclineReasonSchema(),
      ...cardAuthorizationFields(),
    })
    .meta({ id: "CardDecline", description: "A card payment that was declined." }),
);
