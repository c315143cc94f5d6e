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
        .meta({ id: "DebitnetDetailsParams", description: "Empty: `debitnet` has no details." })
        .nullable()
        .optional(),
      cardnet: z
        .strictObject({
          electronic_commerce_indicator: electronicCommerceIndicatorSchema()
            .meta({ description: "How the merchant received the order. Default: not specified." })
            .nullable()
            .optional(),
          point_of_service_entry_mode: pointOfServiceEntryModeSchema()
            .meta({ description: "How the merchant read the card's number. Default: not specified." })
            .nullable()
            .optional(),
          stand_in_processing_reason: standInProcessingReason(),
          terminal_entry_capability: terminalEntryCapabilitySchema()
            .meta({ description: "What the merchant's terminal can read. Default: not specified." })
            .nullable()
            .optional(),
        })
        .meta({ id: "CardnetDetailsParams", description: "Details of the `cardnet` network." })
        .nullable()
        .optional(),
    })
    .meta({
      id: "CardNetworkDetailsParams",
      description: "The card network of the message: give one of the two. Default: `cardnet`.",
    }),
);

export const presentedCryptogramSchema = enumeration(
  "PresentedCryptogram",
  "Whether the cryptogram of the card or token is valid.",
  { valid: "It is valid.", invalid: "It is invalid: declined with `invalid_cryptogram`." },
);

export const presentedThreeDsSchema = enumeration("PresentedThreeDs", "Whether 3-D Secure identified the cardholder.", {
  passed: "Identified.",
  failed: "Not identified: declined with `failed_3ds_authentication`.",
});

export const presentedCardReadSchema = enumeration(
  "PresentedCardRead",
  "Whether the data read from the card is valid.",
  { valid: "It is valid.", invalid: "It is invalid: declined with `invalid_physical_card`." },
);

const presentedParamsSchema = once(() =>
  z
    .strictObject({
      cvv2: digits(
        "3",
        "The code from the back of the card",
        "A wrong code is declined with `cvv2_mismatch`.",
      ).optional(),
      expiration: z
        .strictObject({
          month: z.int().min(1).max(12).meta({ description: "Month, 1 to 12." }),
          year: z.int().min(1_000).max(9_999).meta({ description: "Year, four digits: 1000 to 9999." }),
        })
        .meta({
          id: "PresentedExpirationParams",
          description:
            "The expiration date that the merchant sends. A wrong date is declined with `card_expiration_mismatch`, but only if `cvv2` is given too.",
        })
        .optional(),
      pin: digits("4", "The personal identification number", "A wrong PIN is declined with `pin_mismatch`.").optional(),
      cryptogram: presentedCryptogramSchema().optional(),
      three_ds: presentedThreeDsSchema().optional(),
      card_read: presentedCardReadSchema().optional(),
    })
    .meta({
      id: "PresentedParams",
      description: "The data that the card or the cardholder presents. Wrong data declines the payment.",
    }),
);

const processingCategoryParamsSchema = once(() =>
  z
    .strictObject({
      category: cardProcessingCategorySchema(),
      refund: z
        .strictObject({
          original_card_payment_id: reference("card_payment", "The Card Payment of the original purchase.").optional(),
        })
        .meta({
          id: "CardProcessingCategoryRefundParams",
          description: "The refunded purchase. Allowed only with the `category` `refund`.",
        })
        .optional(),
    })
    .meta({ id: "CardProcessingCategoryParams", description: "The purpose of the payment. Default: a `purchase`." }),
);

export const cardAuthorizationCreateParamsSchema = once(() =>
  z
    .strictObject({
      amount: simulatedAmount("The amount to authorize"),
      card_id: reference("card", "The Card of the payment."),
      authenticated_card_payment_id: reference(
        "card_payment",
        "The Card Payment of this Card in which the cardholder was authenticated. It has no further effect.",
      ).optional(),
      ...decidedRequestParams(),
      direction: cardDirectionSchema()
        .meta({
          description:
            "The direction of the money. Default: `refund` if the processing category is `refund`, `original_credit` or `cash_deposit`, otherwise `settlement`. `original_credit` and `cash_deposit` allow only `refund`.",
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
            "The network's rating of the fraud risk, higher for a higher risk: 0 to 99 on `cardnet`, 0 to 999 on `debitnet`. Default: none.",
        })
        .nullable()
        .optional(),
      presentment_amount: cents(
        `Amount that the merchant requests, in minor units of \`presentment_currency\`, 1 to ${amountMaximum}. An extension of the contract. Default: \`amount\`.`,
      )
        .min(1)
        .max(amountMaximum)
        .optional(),
      presentment_currency: currencyCode("An extension of the contract. Currency that the merchant requests")
        .meta({ default: "USD" })
        .optional(),
      processing_category: processingCategoryParamsSchema().optional(),
    })
    .meta({ id: "CardAuthorizationCreateParams" }),
);
