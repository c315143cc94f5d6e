import * as z from "zod";
import { cardAuthorizationFields, cardRequestMerchantFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, enumeration, id } from "../../schema-kit.ts";
import { cardAmountChangeFields, cardPresentmentChangeFields } from "./follow-up-fields.ts";

export const cardReversalReasonSchema = enumeration("CardReversalReason", "Why an authorization was reversed.", {
  reversed_by_customer: "The cardholder requested it.",
  reversed_by_network_or_acquirer: "The card network or the merchant's bank reversed it.",
  reversed_by_point_of_sale: "The merchant's terminal reversed it.",
  partial_reversal: "A part of it is no longer needed.",
});

export const cardReversalSchema = once(() =>
  z
    .strictObject({
      id: id("card_reversal", "Identifier of the reversal."),
      reversal_amount: cents("The reversed amount, in minor units of `currency`, at least 1.").min(1),
      reversal_presentment_amount: cents(
        "The reversed amount, in minor units of `presentment_currency`, 0 or more.",
      ).min(0),
      reversal_reason: cardReversalReasonSchema().nullable().meta({ description: "Why it was reversed, or null." }),
      ...cardAmountChangeFields(),
      ...cardPresentmentChangeFields(),
      ...cardRequestMerchantFields(),
      terminal_id: cardAuthorizationFields().terminal_id,
      type: z.literal("card_reversal").meta({ description: "Always `card_reversal`." }),
    })
    .meta({ id: "CardReversal", description: "A reversal of an authorization, in whole or in part." }),
);
