import * as z from "zod";
import { cardDirectionSchema } from "../../card-network/direction.ts";
import {
  electronicCommerceIndicatorSchema,
  pointOfServiceEntryModeSchema,
  terminalEntryCapabilitySchema,
} from "../../card-network/network.ts";
import { cardProcessingCategorySchema } from "../../card-network/processing-category.ts";
import { constants } from "../../constants.ts";
import { once } from "../../once.ts";
import { cents, currencyCode, digits, enumeration, reference } from "../../schema-kit.ts";
import {
  amountMaximum,
  cardRequestParams,
  decidedRequestParams,
  partialApprovalCapability,
  simulatedAmount,
  standInProcessingReason,
} from "./request-params.ts";

const networkDetailsParamsSchema = once(() =>
  z
    .strictObject({
      debitnet: z
        .strictObject({})
        .meta({ id: "DebitnetDetailsParams", description: "Empty: there is nothing to say of `debitnet`." })
        .nullable()
        .optional(),
      cardnet: z
        .strictObject({
          electronic_commerce_indicator: electronicCommerceIndicatorSchema()
            .meta({ description: "How the merchant came by the order. By default it is not said." })
            .nullable()
            .optional(),
          point_of_service_entry_mode: pointOfServiceEntryModeSchema()
            .meta({ description: "How the merchant read the card's number. By default it is not said." })
            .nullable()
            .optional(),
          stand_in_processing_reason: standInProcessingReason(),
          terminal_entry_capability: terminalEntryCapabilitySchema()
            .meta({ description: "What the merchant's terminal can read. By default it is not said." })
            .nullable()
            .optional(),
        })
        .meta({ id: "CardnetDetailsParams", description: "Details of the `cardnet` network." })
        .nullable()
        .optional(),
    })
    .meta({
      id: "CardNetworkDetailsParams",
      description: "The card network that it comes through, by which of the two is given. By default `cardnet`.",
    }),
);

export const presentedCryptogramSchema = enumeration(
  "PresentedCryptogram",
  "Whether the cryptogram of the card or token is right.",
  { valid: "It is.", invalid: "It is not: `invalid_cryptogram`." },
);

export const presentedThreeDsSchema = enumeration(
  "PresentedThreeDs",
  "Whether the cardholder was identified by 3-D Secure.",
  { passed: "Identified.", failed: "Not identified: `failed_3ds_authentication`." },
);

export const presentedCardReadSchema = enumeration(
  "PresentedCardRead",
  "Whether what was read from the card is right.",
  { valid: "It is.", invalid: "It is not: `invalid_physical_card`." },
);

const presentedParamsSchema = once(() =>
  z
    .strictObject({
      cvv2: digits("3", "The code from the back of the card", "Another than the Card's is `cvv2_mismatch`.").optional(),
      expiration: z
        .strictObject({
          month: z.int().min(1).max(12).meta({ description: "Month, 1 to 12." }),
          year: z.int().min(1_000).max(9_999).meta({ description: "Year, four digits: 1000 to 9999." }),
        })
        .meta({
          id: "PresentedExpirationParams",
          description:
            "The date at which the card is said to expire. Another than the Card's is `card_expiration_mismatch`, but only if `cvv2` is given too.",
        })
        .optional(),
      pin: digits("4", "The personal identification number", "Another than the Card's is `pin_mismatch`.").optional(),
      cryptogram: presentedCryptogramSchema().optional(),
      three_ds: presentedThreeDsSchema().optional(),
      card_read: presentedCardReadSchema().optional(),
    })
    .meta({
      id: "PresentedParams",
      description: "What the card or the cardholder presents. What is wrong with it declines the payment.",
    }),
);

const processingCategoryParamsSchema = once(() =>
  z
    .strictObject({
      category: cardProcessingCategorySchema(),
      refund: z
        .strictObject({
          original_card_payment_id: reference("card_payment", "The Card Payment in which it was bought.").optional(),
        })
        .meta({
          id: "CardProcessingCategoryRefundParams",
          description: "What the money is given back for: only with `refund` as `category`.",
        })
        .optional(),
    })
    .meta({ id: "CardProcessingCategoryParams", description: "What the payment is for. By default a `purchase`." }),
);

export const cardAuthorizationCreateParamsSchema = once(() =>
  z
    .strictObject({
      amount: simulatedAmount("The amount to authorize"),
      card_id: reference("card", "The Card to pay with."),
      ...decidedRequestParams(),
      direction: cardDirectionSchema()
        .meta({
          description:
            "Which way the money is to go. By default `refund` when the processing category is `refund`, `original_credit` or `cash_deposit`, else `settlement`. The last two take no other.",
        })
        .optional(),
      partial_approval_capability: partialApprovalCapability(),
      presented: presentedParamsSchema().optional(),
      ...cardRequestParams(),
      network_details: networkDetailsParamsSchema().optional(),
      network_risk_score: z
        .int()
        .min(0)
        .max(constants.networkRiskScoreMaximum.debitnet)
        .meta({
          description:
            "The network's rating of the risk of fraud, the higher the riskier: 0 to 99 on `cardnet`, 0 to 999 on `debitnet`. By default none.",
        })
        .nullable()
        .optional(),
      presentment_amount: cents(
        `What the merchant asks for, in minor units of \`presentment_currency\`, 1 to ${amountMaximum}. Ours. By default as much as \`amount\`.`,
      )
        .min(1)
        .max(amountMaximum)
        .optional(),
      presentment_currency: currencyCode("Ours. Currency that the merchant asks for")
        .meta({ default: "USD" })
        .optional(),
      processing_category: processingCategoryParamsSchema().optional(),
    })
    .meta({ id: "CardAuthorizationCreateParams" }),
);
