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

/** Fields of a settlement or a refund. */
export const cardClearingFields = once(() => ({
  amount: cents("The moved amount, in minor units of `currency`, at least 1.").min(1),
  card_payment_id: id("card_payment", "The Card Payment that it belongs to."),
  cashback: cardCashbackSchema().nullable().meta({ description: "The cashback that you earn, or null." }),
  currency: currencySchema().meta({ description: "Currency of the Account." }),
  interchange: cardInterchangeSchema()
    .nullable()
    .meta({ description: "The interchange fee that the merchant's bank pays, or null." }),
  ...cardMerchantFields(),
  merchant_city: z.string().meta({ description: "The merchant's city." }),
  merchant_name: z.string().meta({ description: "The merchant's name." }),
  network_identifiers: cardSettlementNetworkIdentifiersSchema(),
  presentment_amount: cents("The presented amount, in minor units of `presentment_currency`, 0 or more.").min(0),
  presentment_currency: currencyCode("Currency that the merchant presented"),
  purchase_details: cardPurchaseDetailsSchema()
    .nullable()
    .meta({ description: "The merchant's data about the purchase, or null. The contract does not define its fields." }),
  scheme_fees: cardSchemeFees(),
  transaction_id: id("transaction", "The Transaction that records it."),
}));
