import * as z from "zod";
import { constants } from "../constants.ts";
import { once } from "../once.ts";
import { cents, currencyCode, currencySchema, id } from "../schema-kit.ts";
import { cardActionerSchema } from "./actioner.ts";
import { cardAdditionalAmountsSchema } from "./additional-amounts.ts";
import { cardDirectionSchema } from "./direction.ts";
import { cardNetworkDetailsSchema, cardNetworkIdentifiersSchema } from "./network.ts";
import { cardProcessingCategorySchema } from "./processing-category.ts";
import { cardSchemeFeeSchema } from "./scheme-fee.ts";
import { cardVerificationSchema } from "./verification.ts";

export const cardSchemeFees = once(() =>
  z.array(cardSchemeFeeSchema()).meta({ description: "Fees that the card network charges for it." }),
);

/** The fields about the merchant that every message of a card payment has. */
export const cardMerchantFields = once(() => ({
  merchant_acceptor_id: z.string().meta({ description: "The merchant's identifier in the network." }),
  merchant_category_code: z.string().meta({ description: "Code for the merchant's trade, commonly four digits." }),
  merchant_country: z.string().meta({ description: "The merchant's country." }),
  merchant_postal_code: z
    .string()
    .nullable()
    .meta({ description: "The merchant's postal code, or null; in the US `12345` or `12345-6789`." }),
  merchant_state: z.string().nullable().meta({ description: "The merchant's state, or null." }),
}));

/** The fields about the merchant that messages before the settlement have. */
export const cardRequestMerchantFields = once(() => ({
  ...cardMerchantFields(),
  merchant_city: z.string().nullable().meta({ description: "The merchant's city, or null." }),
  merchant_descriptor: z.string().meta({ description: "The merchant's name as shown on a statement." }),
}));

/** The fields of an authorization request and a balance inquiry. */
export const cardRequestFields = once(() => ({
  actioner: cardActionerSchema(),
  additional_amounts: cardAdditionalAmountsSchema(),
  card_payment_id: id("card_payment", "The Card Payment that it belongs to."),
  currency: currencySchema().meta({ description: "Currency of the Account." }),
  digital_wallet_token_id: id("digital_wallet_token", "The Digital Wallet Token of the payment, or null.").nullable(),
  ...cardRequestMerchantFields(),
  network_details: cardNetworkDetailsSchema(),
  network_identifiers: cardNetworkIdentifiersSchema(),
  network_risk_score: z.int().min(0).max(constants.networkRiskScoreMaximum.debitnet).nullable().meta({
    description:
      "The network's rating of the fraud risk, higher for a higher risk: 0 to 99 on `cardnet`, 0 to 999 on `debitnet`, or null.",
  }),
  physical_card_id: id("physical_card", "The Physical Card that was used in person, or null.").nullable(),
  real_time_decision_id: id("real_time_decision", "The Real-Time Decision, or null if there was none.").nullable(),
  scheme_fees: cardSchemeFees(),
  terminal_id: z.string().nullable().meta({ description: "Identifier of the merchant's terminal, or null." }),
  verification: cardVerificationSchema(),
}));

/** The additional fields of an authorization request, authorized or declined. */
export const cardAuthorizationFields = once(() => ({
  ...cardRequestFields(),
  direction: cardDirectionSchema(),
  presentment_amount: cents(
    "Amount that the merchant requested, in minor units of `presentment_currency`, 0 or more.",
  ).min(0),
  presentment_currency: currencyCode("Currency that the merchant requested"),
  processing_category: cardProcessingCategorySchema(),
}));
