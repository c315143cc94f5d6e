import * as z from "zod";
import { cardMerchantFields, cardSchemeFees } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, currencyCode, currencySchema, id } from "../../schema-kit.ts";
import {
  cardCashbackSchema,
  cardInterchangeSchema,
  cardPurchaseDetailsSchema,
  cardSettlementNetworkIdentifiersSchema,
} from "./card-clearing.ts";

/** What is said of money that moved through a card network, in either direction. */
export const cardClearingFields = once(() => ({
  amount: cents("Amount that moved, in minor units of `currency`, at least 1.").min(1),
  card_payment_id: id("card_payment", "The Card Payment that it belongs to."),
  cashback: cardCashbackSchema().nullable().meta({ description: "What you earn by it, or null if nothing." }),
  currency: currencySchema().meta({ description: "Currency of the Account." }),
  interchange: cardInterchangeSchema()
    .nullable()
    .meta({ description: "What the merchant's bank pays for it, or null if nothing." }),
  ...cardMerchantFields(),
  merchant_city: z.string().meta({ description: "The merchant's city." }),
  merchant_name: z.string().meta({ description: "The merchant's name." }),
  network_identifiers: cardSettlementNetworkIdentifiersSchema(),
  presentment_amount: cents(
    "Amount that the merchant presented, in minor units of `presentment_currency`, 0 or more.",
  ).min(0),
  presentment_currency: currencyCode("Currency that the merchant presented"),
  purchase_details: cardPurchaseDetailsSchema()
    .nullable()
    .meta({ description: "What the merchant says of what was bought, or null. The fields in it are our choice." }),
  scheme_fees: cardSchemeFees(),
  transaction_id: id("transaction", "The Transaction that records it."),
}));
