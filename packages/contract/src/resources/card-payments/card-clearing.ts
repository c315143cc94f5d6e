import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, decimal } from "../../schema-kit.ts";

export const cardCashbackSchema = once(() =>
  z
    .strictObject({
      amount: decimal(
        "Amount in whole units of `currency`",
        '`"1.25"` for one and a quarter',
        "Positive if you earn it, negative if a refund reverses it.",
      ),
      currency: currencySchema(),
    })
    .meta({
      id: "CardCashback",
      description: "The cashback that you earn with a card payment. It is not a part of the amount.",
    }),
);

export const cardInterchangeSchema = once(() =>
  z
    .strictObject({
      amount: decimal(
        "Amount in whole units of `currency`",
        '`"0.137465"`',
        "Positive if you receive it, negative if you pay it back.",
      ),
      code: z.string().nullable().meta({ description: "The network's code for the rate that was applied, or null." }),
      currency: currencySchema(),
    })
    .meta({
      id: "CardInterchange",
      description:
        "The interchange fee that the merchant's bank pays for a card payment. It is not a part of the amount.",
    }),
);

/** An extension of the contract: the few of a network's many fields that apply to any purchase. */
export const cardPurchaseDetailsSchema = once(() =>
  z
    .strictObject({
      customer_reference_identifier: z
        .string()
        .nullable()
        .meta({ description: "The customer's own reference, such as the number of an order, or null." }),
      local_tax_amount: cents(
        "Local tax within the amount, in minor units of `presentment_currency`, or null.",
      ).nullable(),
      national_tax_amount: cents(
        "National tax within the amount, in minor units of `presentment_currency`, or null.",
      ).nullable(),
      purchase_identifier: z
        .string()
        .nullable()
        .meta({ description: "The merchant's own reference, such as the number of an invoice, or null." }),
    })
    .meta({ id: "CardPurchaseDetails", description: "The merchant's data about a purchase." }),
);

export const cardSettlementNetworkIdentifiersSchema = once(() =>
  z
    .strictObject({
      acquirer_business_id: z.string().meta({ description: "Number of the merchant's bank in the network." }),
      acquirer_reference_number: z
        .string()
        .meta({ description: "Number by which the merchant's bank identifies the payment." }),
      authorization_identification_response: z
        .string()
        .length(6)
        .nullable()
        .meta({ description: "Code of the authorization, 6 characters, or null if there was none." }),
      transaction_id: z
        .string()
        .nullable()
        .meta({ description: "The network's own number, the same in all messages of one payment, or null." }),
    })
    .meta({
      id: "CardSettlementNetworkIdentifiers",
      description: "Numbers by which the card network identifies a settlement or refund.",
    }),
);
