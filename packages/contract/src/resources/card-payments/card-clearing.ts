import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, decimal } from "../../schema-kit.ts";

export const cardCashbackSchema = once(() =>
  z
    .strictObject({
      amount: decimal(
        "Amount in whole units of `currency`",
        '`"1.25"` for one and a quarter',
        "Positive if you earn it, negative if you lose it again by a refund.",
      ),
      currency: currencySchema(),
    })
    .meta({ id: "CardCashback", description: "What you earn by a card payment. Not a part of its amount." }),
);

export const cardInterchangeSchema = once(() =>
  z
    .strictObject({
      amount: decimal(
        "Amount in whole units of `currency`",
        '`"0.137465"`',
        "Positive if you get it, negative if you pay it back.",
      ),
      code: z.string().nullable().meta({ description: "The network's code for the rate that was applied, or null." }),
      currency: currencySchema(),
    })
    .meta({
      id: "CardInterchange",
      description: "What the merchant's bank pays for a card payment. Not a part of its amount.",
    }),
);

/** Ours: the few that say something of any purchase, of the many that a network has. */
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
    .meta({ id: "CardPurchaseDetails", description: "What the merchant says of what was bought." }),
);

export const cardSettlementNetworkIdentifiersSchema = once(() =>
  z
    .strictObject({
      acquirer_business_id: z.string().meta({ description: "Number of the merchant's bank in the network." }),
      acquirer_reference_number: z
        .string()
        .meta({ description: "Number by which the merchant's bank finds the payment again." }),
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
      description: "Numbers by which the card network knows money that moved.",
    }),
);
