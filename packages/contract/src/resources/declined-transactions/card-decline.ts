import * as z from "zod";
import { cents, currencyCode, currencySchema, enumeration, id } from "../../schema-kit.ts";
import { cardAdditionalAmountsSchema } from "./card-additional-amounts.ts";
import { cardNetworkDetailsSchema, cardNetworkIdentifiersSchema } from "./card-network.ts";
import { cardSchemeFeeSchema } from "./card-scheme-fee.ts";
import { cardVerificationSchema } from "./card-verification.ts";

export const cardActionerSchema = enumeration("CardActioner", "Who decided about a card payment.", {
  user: "You, by a real-time decision.",
  increase: "The service itself.",
  network: "The card network, standing in for the service.",
});

export const cardDirectionSchema = enumeration("CardDirection", "Which way the money of a card payment goes.", {
  settlement: "From the cardholder to the merchant.",
  refund: "From the merchant to the cardholder.",
});

export const cardProcessingCategorySchema = enumeration("CardProcessingCategory", "What a card payment is for.", {
  account_funding: "To put money into another account.",
  automatic_fuel_dispenser: "Fuel at a pump without staff.",
  bill_payment: "A bill.",
  original_credit: "Money sent to the card without a purchase before it.",
  purchase: "Goods or services.",
  quasi_cash: "Something as good as cash, such as chips or vouchers.",
  refund: "Money back for something bought before.",
  cash_disbursement: "Cash taken out.",
  cash_deposit: "Cash paid in.",
  balance_inquiry: "No money: a look at the balance.",
  unknown: "Not known.",
});

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
  entity_not_active: "The Entity that owns the Account is not active.",
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
  invalid_physical_card: "What was read from the card is not valid.",
  missing_original_authorization: "It continues an authorization that there is not.",
  invalid_cryptogram: "The cryptogram of the card or token is not valid.",
  failed_3ds_authentication: "The cardholder was not identified by 3-D Secure.",
  suspected_card_testing: "It looks like somebody trying out card numbers.",
  suspected_fraud: "It looks like fraud.",
});

export const cardDeclineSchema = z
  .strictObject({
    id: id("card_decline", "Identifier of the decline."),
    actioner: cardActionerSchema.meta({ description: "Who declined it." }),
    additional_amounts: cardAdditionalAmountsSchema,
    amount: cents("Amount that was declined, in minor units of `currency`, 0 or more.").min(0),
    card_payment_id: id("card_payment", "The Card Payment that it belongs to."),
    currency: currencySchema.meta({ description: "Currency of the Account." }),
    declined_transaction_id: id("declined_transaction", "The Declined Transaction that records it."),
    digital_wallet_token_id: id(
      "digital_wallet_token",
      "The Digital Wallet Token that was paid with, or null if none was.",
    ).nullable(),
    direction: cardDirectionSchema,
    incremented_card_authorization_id: id(
      "card_authorization",
      "The Card Authorization that was to be raised, or null if none was.",
    ).nullable(),
    merchant_acceptor_id: z.string().meta({ description: "The merchant's identifier in the network." }),
    merchant_category_code: z.string().meta({ description: "Code for the merchant's trade, commonly four digits." }),
    merchant_city: z.string().nullable().meta({ description: "The merchant's city, or null." }),
    merchant_country: z.string().meta({ description: "The merchant's country." }),
    merchant_descriptor: z.string().meta({ description: "The merchant's name as it stands on a statement." }),
    merchant_postal_code: z
      .string()
      .nullable()
      .meta({ description: "The merchant's postal code, or null; in the US `12345` or `12345-6789`." }),
    merchant_state: z.string().nullable().meta({ description: "The merchant's state, or null." }),
    network_details: cardNetworkDetailsSchema,
    network_identifiers: cardNetworkIdentifiersSchema,
    network_risk_score: z.int().min(0).max(999).nullable().meta({
      description:
        "The network's rating of the risk of fraud, the higher the riskier: 0 to 99 on `cardnet`, 0 to 999 on `debitnet`; or null.",
    }),
    physical_card_id: id(
      "physical_card",
      "The Physical Card that was paid with in person, or null if none was.",
    ).nullable(),
    presentment_amount: cents(
      "Amount that the merchant asked for, in minor units of `presentment_currency`, 0 or more.",
    ).min(0),
    presentment_currency: currencyCode("Currency that the merchant asked for"),
    processing_category: cardProcessingCategorySchema,
    real_time_decision_id: id(
      "real_time_decision",
      "The Real-Time Decision in which you were asked, or null if you were not.",
    ).nullable(),
    real_time_decision_reason: cardRealTimeDecisionReasonSchema
      .nullable()
      .meta({ description: "The reason that you gave in a Real-Time Decision, or null." }),
    reason: cardDeclineReasonSchema,
    scheme_fees: z.array(cardSchemeFeeSchema).meta({ description: "Fees that the card network charges for it." }),
    terminal_id: z.string().nullable().meta({ description: "Identifier of the merchant's terminal, or null." }),
    verification: cardVerificationSchema,
  })
  .meta({ id: "CardDecline", description: "A card payment that was declined." });
