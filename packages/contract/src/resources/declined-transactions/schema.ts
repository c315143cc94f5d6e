import * as z from "zod";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  currencySchema,
  enumeration,
  id,
  listParams,
  reference,
  routeFields,
  routeFilter,
  timestamp,
} from "../../schema-kit.ts";
import { createSchemas, listDescriptions } from "../../source-details.ts";
import { sourceUnion } from "../../source-union.ts";
import { declinedTransactionDetails } from "./details.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module. The card schemas
// belong here too: Card Payments, Transactions and Pending Transactions share them and refer to Declined Transactions.
export * from "../../card-network/actioner.ts";
export * from "../../card-network/additional-amounts.ts";
export * from "../../card-network/direction.ts";
export * from "../../card-network/network.ts";
export * from "../../card-network/processing-category.ts";
export * from "../../card-network/scheme-fee.ts";
export * from "../../card-network/verification.ts";
export * from "../card-payments/card-decline.ts";
export { declinedTransactionOtherSchema } from "./details.ts";

export const declinedTransactionCategorySchema = enumeration(
  "DeclinedTransactionCategory",
  "The kind of event that caused a Declined Transaction.",
  listDescriptions(declinedTransactionDetails),
);

export const declinedTransactionSourceSchema = once(() =>
  sourceUnion(
    "DeclinedTransactionSource",
    "The declined payment and the reason.",
    createSchemas(declinedTransactionDetails),
  ),
);

export const declinedTransactionSchema = once(() =>
  z
    .strictObject({
      id: id("declined_transaction", "Identifier of the Declined Transaction."),
      account_id: id("account", "The Account whose balance it would have changed."),
      // D-75: the sign follows the contract's examples and does not show the direction.
      amount: cents(
        "The declined amount, in cents: negative for cards, checks and check deposits, positive for every other category.",
      ),
      created_at: timestamp("When it was declined."),
      currency: currencySchema().meta({ description: "Currency of the Account." }),
      description: z.string().meta({ description: "Description of the payment by the other party." }),
      ...routeFields(),
      source: declinedTransactionSourceSchema(),
      type: z.literal("declined_transaction").meta({ description: "Always `declined_transaction`." }),
    })
    .meta({
      id: "DeclinedTransaction",
      description: "A declined credit or debit, which did not change the balance of the Account.",
    }),
);

export const declinedTransactionListSchema = once(() =>
  createListSchema("DeclinedTransactionList", declinedTransactionSchema()),
);

export const declinedTransactionListParamsSchema = once(() =>
  listParams("DeclinedTransactionListParams", {
    account_id: reference("account", "Only Declined Transactions of this Account.").optional(),
    route_id: routeFilter("Declined Transactions"),
    category: createInFilter(
      declinedTransactionCategorySchema(),
      "Only Declined Transactions of one of these categories.",
    ),
  }),
);
