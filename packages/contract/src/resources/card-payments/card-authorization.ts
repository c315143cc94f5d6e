import * as z from "zod";
import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, enumeration, id, timestamp } from "../../schema-kit.ts";

export const merchantNinetyPercentEligibilitySchema = enumeration(
  "MerchantNinetyPercentEligibility",
  "Whether at least 90% of what a merchant sells can be paid from an account for health care.",
  {
    eligible: "It is.",
    ineligible: "It is not.",
    unknown: "Not known.",
  },
);

export const cardHealthcareSchema = once(() =>
  z
    .strictObject({ merchant_ninety_percent_eligibility: merchantNinetyPercentEligibilitySchema() })
    .meta({ id: "CardHealthcare", description: "What is said of a card payment for health care." }),
);

export const cardAuthorizationSchema = once(() =>
  z
    .strictObject({
      id: id("card_authorization", "Identifier of the authorization."),
      amount: cents("Amount that was authorized, in minor units of `currency`, 0 or more.").min(0),
      expires_at: timestamp("When it ends by itself, if it is not settled or reversed before."),
      healthcare: cardHealthcareSchema()
        .nullable()
        .meta({ description: "What is said of it as a payment for health care, or null if nothing." }),
      pending_transaction_id: id(
        "pending_transaction",
        "The Pending Transaction that holds the money, or null.",
      ).nullable(),
      ...cardAuthorizationFields(),
      type: z.literal("card_authorization").meta({ description: "Always `card_authorization`." }),
    })
    .meta({ id: "CardAuthorization", description: "A card payment that was authorized and is yet to be settled." }),
);
