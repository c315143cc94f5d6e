import * as z from "zod";
import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, enumeration, id, timestamp } from "../../schema-kit.ts";

export const merchantNinetyPercentEligibilitySchema = enumeration(
  "MerchantNinetyPercentEligibility",
  "Whether at least 90% of the merchant's goods can be paid from a health care account.",
  {
    eligible: "The merchant is eligible.",
    ineligible: "The merchant is not eligible.",
    unknown: "Not known.",
  },
);

export const cardHealthcareSchema = once(() =>
  z
    .strictObject({ merchant_ninety_percent_eligibility: merchantNinetyPercentEligibilitySchema() })
    .meta({ id: "CardHealthcare", description: "The details of a card payment for health care." }),
);

export const cardAuthorizationSchema = once(() =>
  z
    .strictObject({
      id: id("card_authorization", "Identifier of the authorization."),
      amount: cents("The authorized amount, in minor units of `currency`, 0 or more.").min(0),
      expires_at: timestamp("When the authorization expires, if it is not settled or reversed first."),
      healthcare: cardHealthcareSchema()
        .nullable()
        .meta({ description: "The details of a payment for health care, or null." }),
      pending_transaction_id: id(
        "pending_transaction",
        "The Pending Transaction that holds the money, or null.",
      ).nullable(),
      ...cardAuthorizationFields(),
      type: z.literal("card_authorization").meta({ description: "Always `card_authorization`." }),
    })
    .meta({ id: "CardAuthorization", description: "A card payment that was authorized and is not settled yet." }),
);
