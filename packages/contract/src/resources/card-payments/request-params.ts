import * as z from "zod";
import { cardActionerSchema } from "../../card-network/actioner.ts";
import { createAdditionalAmounts } from "../../card-network/additional-amount-parts.ts";
import { standInProcessingReasonSchema } from "../../card-network/network.ts";
import { cardSchemeFeeTypeSchema } from "../../card-network/scheme-fee.ts";
import { cardholderAddressResultSchema, cardVerificationCodeResultSchema } from "../../card-network/verification.ts";
import { once } from "../../once.ts";
import { cents, currencyCode, currencySchema, decimal, instant, patterned, reference, text } from "../../schema-kit.ts";
import { partialApprovalCapabilitySchema } from "../real-time-decisions/partial-approval-capability.ts";
import { cardDeclineReasonSchema } from "./card-decline.ts";

/** The largest amount of a simulated message, in minor units. */
export const amountMaximum = 1_000_000_000;

/** An amount that a simulation accepts, with its default in words. */
export function simulatedAmount(what: string, fallback = "") {
  return cents(`${what}, in cents, 1 to ${amountMaximum}. ${fallback}`.trimEnd()).min(1).max(amountMaximum);
}

const additionalAmountParamsSchema = once(() =>
  z
    .strictObject({
      amount: cents(
        "Amount in minor units of `currency`: positive if it is added to the payment, negative if it is subtracted.",
      ),
      currency: currencyCode("Currency of the amount"),
    })
    .meta({ id: "CardAdditionalAmountParams", description: "A part of the amount of a card payment." }),
);

const part = (what: string) =>
  additionalAmountParamsSchema()
    .meta({ description: `${what}. Default: none.` })
    .nullable()
    .optional();

const additionalAmountsParamsSchema = once(() =>
  z.strictObject(createAdditionalAmounts(part)).meta({
    id: "CardAdditionalAmountsParams",
    description: "The parts of the amount. They do not change the amount itself. Default: none.",
  }),
);

const schemeFeeParamsSchema = once(() =>
  z
    .strictObject({
      amount: decimal("The fee in whole units of `currency`", '`"0.05"` for five cents'),
      created_at: instant("When it is charged. Default: the present time.").optional(),
      currency: currencySchema().meta({ default: "USD" }).optional(),
      fee_type: cardSchemeFeeTypeSchema(),
      fixed_component: decimal(
        "The fixed part of the fee, in whole units of `currency`",
        '`"0.05"` for five cents',
        "Default: none.",
      )
        .nullable()
        .optional(),
      variable_rate: decimal(
        "The rate of the part of the fee that depends on the amount",
        '`"0.015"` for 1.5%',
        "Default: none.",
      )
        .nullable()
        .optional(),
    })
    .meta({ id: "CardSchemeFeeParams", description: "A fee that the card network charges for the message." }),
);

const verificationCodeParamsSchema = once(() =>
  z.strictObject({ result: cardVerificationCodeResultSchema() }).meta({
    id: "CardVerificationCodeParams",
    description: "The check of the code printed on the card. Default: the result of checking the presented data.",
  }),
);

const cardholderAddressParamsSchema = once(() =>
  z
    .strictObject({
      actual_line1: text("First line of the cardholder's address, 1 to 200 characters. Default: the Card's.")
        .nullable()
        .optional(),
      actual_postal_code: text("Postal code of the cardholder's address, 1 to 200 characters. Default: the Card's.")
        .nullable()
        .optional(),
      provided_line1: text("First line as the merchant sends it, 1 to 200 characters. Default: none.")
        .nullable()
        .optional(),
      provided_postal_code: text("Postal code as the merchant sends it, 1 to 200 characters. Default: none.")
        .nullable()
        .optional(),
      result: cardholderAddressResultSchema()
        .meta({ description: "The result of the check. Default: the result of comparing the two." })
        .optional(),
    })
    .meta({ id: "CardholderAddressParams", description: "The check of the cardholder's address." }),
);

const cardholderNameParamsSchema = once(() =>
  z
    .strictObject({
      provided_first_name: text("First name as the merchant sends it, 1 to 200 characters. Default: none.")
        .nullable()
        .optional(),
      provided_middle_name: text("Middle name as the merchant sends it, 1 to 200 characters. Default: none.")
        .nullable()
        .optional(),
      provided_last_name: text("Last name as the merchant sends it, 1 to 200 characters. Default: none.")
        .nullable()
        .optional(),
    })
    .meta({ id: "CardholderNameParams", description: "The cardholder's name as the merchant sends it." }),
);

const verificationParamsSchema = once(() =>
  z
    .strictObject({
      card_verification_code: verificationCodeParamsSchema().optional(),
      cardholder_address: cardholderAddressParamsSchema().optional(),
      cardholder_name: cardholderNameParamsSchema().nullable().optional(),
    })
    .meta({
      id: "CardVerificationParams",
      description: "The checks of the cardholder and their results. They do not decline the payment.",
    }),
);

const networkIdentifiersParamsSchema = once(() =>
  z
    .strictObject({
      authorization_identification_response: z
        .string()
        .length(6)
        .meta({ description: "Code of the authorization, 6 characters." })
        .nullable()
        .optional(),
      retrieval_reference_number: text(
        "Number that all messages of one payment share at the merchant's bank, 1 to 200 characters.",
      )
        .nullable()
        .optional(),
      trace_number: text("Number of the message at the merchant's bank, 1 to 200 characters.").nullable().optional(),
      transaction_id: text("The network's own number of the payment, 1 to 200 characters.").nullable().optional(),
    })
    .meta({
      id: "CardNetworkIdentifiersParams",
      description:
        "Numbers by which the card network identifies the payment. An extension of the contract. Default: generated by the bank. Null omits a number.",
    }),
);

export const standInProcessingReason = once(() =>
  standInProcessingReasonSchema()
    .meta({
      description: "Why the network decides instead of the bank. Without `actioner`, it sets `actioner` to `network`.",
    })
    .nullable()
    .optional(),
);

export const schemeFees = once(() =>
  z
    .array(schemeFeeParamsSchema())
    .meta({ description: "Fees that the card network charges for the message. Default: none." })
    .optional(),
);

/** Parameters of a request that can wait for a Real-Time Decision. */
export const partialApprovalCapability = once(() =>
  partialApprovalCapabilitySchema()
    .meta({
      description: "Whether the merchant supports partial approvals, for your decision. An extension of the contract.",
      default: "supported",
    })
    .optional(),
);

/** Parameters of a simulation about the decision on a request and its checks (D-84, D-102). */
export const decidedRequestParams = once(() => ({
  decline_reason: cardDeclineReasonSchema()
    .meta({
      description:
        "Declines the payment for this reason, without other decline rules and without a Real-Time Decision.",
    })
    .optional(),
  event_subscription_id: reference(
    "event_subscription",
    "The Event Subscription that receives the Real-Time Decision. Default: the one that selects the category.",
  ).optional(),
  actioner: cardActionerSchema()
    .meta({ description: "The party that decided. Default: the party that actually decides." })
    .optional(),
  additional_amounts: additionalAmountsParamsSchema().optional(),
  scheme_fees: schemeFees(),
  verification: verificationParamsSchema().optional(),
}));

/**
 * Parameters of a simulated request about the merchant and the card. The last three extend the contract: nothing else
 * could set them.
 */
export const cardRequestParams = once(() => ({
  merchant_acceptor_id: text("The merchant's identifier in the network, 1 to 200 characters.").optional(),
  merchant_category_code: text("Code for the merchant's trade, 1 to 200 characters.").optional(),
  merchant_city: text("The merchant's city, 1 to 200 characters, or null.").nullable().optional(),
  merchant_country: text("The merchant's country, 1 to 200 characters.").optional(),
  merchant_descriptor: text("The merchant's name as shown on a statement, 1 to 200 characters.").optional(),
  merchant_state: text("The merchant's state, 1 to 200 characters, or null.").nullable().optional(),
  physical_card_id: reference(
    "physical_card",
    "The Physical Card that is used in person. A Physical Card of another Card is declined with `invalid_physical_card`.",
  )
    .nullable()
    .optional(),
  terminal_id: text("Identifier of the merchant's terminal, 1 to 200 characters. Default: none.").nullable().optional(),
  // Text instead of a reference, because the bank has no objects of this type.
  digital_wallet_token_id: patterned("The Digital Wallet Token of the payment", {
    pattern: /^digital_wallet_token_[0-9a-z]{1,40}$/,
    form: "`digital_wallet_token_` and 1 to 40 digits or small letters",
    more: "Stored as sent. An extension of the contract. Default: none.",
  })
    .nullable()
    .optional(),
  merchant_postal_code: text(
    "The merchant's postal code, 1 to 200 characters. An extension of the contract. Default: none.",
  )
    .nullable()
    .optional(),
  network_identifiers: networkIdentifiersParamsSchema().optional(),
}));
