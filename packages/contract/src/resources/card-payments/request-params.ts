import * as z from "zod";
import { cardActionerSchema } from "../../card-network/actioner.ts";
import { standInProcessingReasonSchema } from "../../card-network/network.ts";
import { cardSchemeFeeTypeSchema } from "../../card-network/scheme-fee.ts";
import { cardholderAddressResultSchema, cardVerificationCodeResultSchema } from "../../card-network/verification.ts";
import { once } from "../../once.ts";
import { cents, currencyCode, currencySchema, decimal, instant, patterned, reference, text } from "../../schema-kit.ts";
import { partialApprovalCapabilitySchema } from "../real-time-decisions/partial-approval-capability.ts";
import { cardDeclineReasonSchema } from "./card-decline.ts";

/** The most that one simulated message can be about, in minor units. */
export const amountMaximum = 1_000_000_000;

/** An amount that a simulation takes, and what it is if it is not given. */
export function simulatedAmount(what: string, fallback = "") {
  return cents(`${what}, in cents, 1 to ${amountMaximum}. ${fallback}`.trimEnd()).min(1).max(amountMaximum);
}

const additionalAmountParamsSchema = once(() =>
  z
    .strictObject({
      amount: cents(
        "Amount in minor units of `currency`: positive if it is added to the payment, negative if taken off.",
      ),
      currency: currencyCode("Currency of the amount"),
    })
    .meta({ id: "CardAdditionalAmountParams", description: "A part of the amount of a card payment." }),
);

const part = (what: string) =>
  additionalAmountParamsSchema()
    .meta({ description: `${what}. By default none.` })
    .nullable()
    .optional();

const additionalAmountsParamsSchema = once(() =>
  z
    .strictObject({
      clinic: part("What is for care in a clinic"),
      dental: part("What is for dental care"),
      original: part("What was to be paid at first, before it was changed"),
      prescription: part("What is for medicine on prescription"),
      surcharge: part("What the merchant charges extra"),
      total_cumulative: part("The sum of all parts of a payment that is made in several"),
      total_healthcare: part("The sum of all that is for health care"),
      transit: part("What is for public transport"),
      unknown: part("What is for something that is not known"),
      vision: part("What is for eye care"),
    })
    .meta({
      id: "CardAdditionalAmountsParams",
      description:
        "What the amount is made of. It changes nothing about the amount itself. By default nothing is said.",
    }),
);

const schemeFeeParamsSchema = once(() =>
  z
    .strictObject({
      amount: decimal("The fee in whole units of `currency`", '`"0.05"` for five cents'),
      created_at: instant("When it is charged. By default the present time.").optional(),
      currency: currencySchema().meta({ default: "USD" }).optional(),
      fee_type: cardSchemeFeeTypeSchema(),
      fixed_component: decimal(
        "The part that does not vary with the amount, in whole units of `currency`",
        '`"0.05"` for five cents',
        "By default none.",
      )
        .nullable()
        .optional(),
      variable_rate: decimal("The rate of the part that does", '`"0.015"` for 1.5%', "By default none.")
        .nullable()
        .optional(),
    })
    .meta({ id: "CardSchemeFeeParams", description: "A fee that the card network charges for the message." }),
);

const verificationCodeParamsSchema = once(() =>
  z.strictObject({ result: cardVerificationCodeResultSchema() }).meta({
    id: "CardVerificationCodeParams",
    description: "The check of the code printed on the card. By default what comes of what is presented.",
  }),
);

const cardholderAddressParamsSchema = once(() =>
  z
    .strictObject({
      actual_line1: text("First line of the cardholder's address, 1 to 200 characters. By default the Card's.")
        .nullable()
        .optional(),
      actual_postal_code: text("Postal code of the cardholder's address, 1 to 200 characters. By default the Card's.")
        .nullable()
        .optional(),
      provided_line1: text("First line as the merchant sends it, 1 to 200 characters. By default none.")
        .nullable()
        .optional(),
      provided_postal_code: text("Postal code as the merchant sends it, 1 to 200 characters. By default none.")
        .nullable()
        .optional(),
      result: cardholderAddressResultSchema()
        .meta({ description: "What the check gives. By default what comes of comparing the two." })
        .optional(),
    })
    .meta({ id: "CardholderAddressParams", description: "The check of the cardholder's address." }),
);

const cardholderNameParamsSchema = once(() =>
  z
    .strictObject({
      provided_first_name: text("First name as the merchant sends it, 1 to 200 characters. By default none.")
        .nullable()
        .optional(),
      provided_middle_name: text("Middle name as the merchant sends it, 1 to 200 characters. By default none.")
        .nullable()
        .optional(),
      provided_last_name: text("Last name as the merchant sends it, 1 to 200 characters. By default none.")
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
      description: "What is checked of the one who pays, and what the checks give. It declines nothing.",
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
        "Numbers by which the card network knows the payment. Ours. By default the bank makes them up; null leaves one out.",
    }),
);

export const standInProcessingReason = once(() =>
  standInProcessingReasonSchema()
    .meta({
      description: "Why the network decides in place of the bank. Given alone, it makes `network` the `actioner`.",
    })
    .nullable()
    .optional(),
);

export const schemeFees = once(() =>
  z
    .array(schemeFeeParamsSchema())
    .meta({ description: "Fees that the card network charges for the message. By default there are none." })
    .optional(),
);

/** Of what you can be asked about. */
export const partialApprovalCapability = once(() =>
  partialApprovalCapabilitySchema()
    .meta({
      description:
        "Whether the merchant takes less than it asks for, if you are asked to decide. Ours: nothing else sets it.",
      default: "supported",
    })
    .optional(),
);

/** What a simulation can say of the decision about a request, and of what was looked at (D-84, D-102). */
export const decidedRequestParams = once(() => ({
  decline_reason: cardDeclineReasonSchema()
    .meta({ description: "Declines it for this reason, whatever else holds. You are then not asked to decide." })
    .optional(),
  event_subscription_id: reference(
    "event_subscription",
    "The Event Subscription that is to ask you for a decision. By default the one that selects the category.",
  ).optional(),
  actioner: cardActionerSchema()
    .meta({ description: "Who is said to have decided. By default the one who did." })
    .optional(),
  additional_amounts: additionalAmountsParamsSchema().optional(),
  scheme_fees: schemeFees(),
  verification: verificationParamsSchema().optional(),
}));

/** What a simulated request can say of the merchant and the card. The last three are ours: nothing else would set them. */
export const cardRequestParams = once(() => ({
  merchant_acceptor_id: text("The merchant's identifier in the network, 1 to 200 characters.").optional(),
  merchant_category_code: text("Code for the merchant's trade, 1 to 200 characters.").optional(),
  merchant_city: text("The merchant's city, 1 to 200 characters, or null.").nullable().optional(),
  merchant_country: text("The merchant's country, 1 to 200 characters.").optional(),
  merchant_descriptor: text("The merchant's name as it stands on a statement, 1 to 200 characters.").optional(),
  merchant_state: text("The merchant's state, 1 to 200 characters, or null.").nullable().optional(),
  physical_card_id: reference(
    "physical_card",
    "The Physical Card that is used in person. One of another Card is `invalid_physical_card`.",
  )
    .nullable()
    .optional(),
  terminal_id: text("Identifier of the merchant's terminal, 1 to 200 characters. By default none.")
    .nullable()
    .optional(),
  // No reference: there are no such objects to look up.
  digital_wallet_token_id: patterned("The Digital Wallet Token that is paid with", {
    pattern: /^digital_wallet_token_[0-9a-z]{1,40}$/,
    form: "`digital_wallet_token_` and 1 to 40 digits or small letters",
    more: "Kept as it is sent. Ours. By default none.",
  })
    .nullable()
    .optional(),
  merchant_postal_code: text("The merchant's postal code, 1 to 200 characters. Ours. By default none.")
    .nullable()
    .optional(),
  network_identifiers: networkIdentifiersParamsSchema().optional(),
}));
