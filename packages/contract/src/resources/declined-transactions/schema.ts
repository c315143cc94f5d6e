import * as z from "zod";
import { once } from "../../once.ts";
import {
  anyOf,
  cents,
  currencySchema,
  enumeration,
  id,
  listOf,
  listParams,
  reference,
  routeTypeSchema,
  timestamp,
} from "../../schema-kit.ts";
import { descriptionsOf, schemasOf } from "../../source-details.ts";
import { sourceUnion } from "../../source-union.ts";
import { declinedTransactionDetails } from "./details.ts";

// The schemas of a resource are one namespace, whichever of its files they are in. What cards add is documented here: it is
// shared by Card Payments, Transactions and Pending Transactions, which refer to Declined Transactions.
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
  "The kind of event behind a Declined Transaction.",
  descriptionsOf(declinedTransactionDetails),
);

export const declinedTransactionSourceSchema = once(() =>
  sourceUnion("DeclinedTransactionSource", "What was declined, and why.", schemasOf(declinedTransactionDetails)),
);

export const declinedTransactionSchema = once(() =>
  z
    .strictObject({
      id: id("declined_transaction", "Identifier of the Declined Transaction."),
      account_id: id("account", "The Account whose balance it would have changed."),
      // D-75: the sign is the contract's own, and does not tell the direction.
      amount: cents(
        "Amount that was declined, in cents: negative for cards, checks and check deposits, positive for every other category.",
      ),
      created_at: timestamp("When it was declined."),
      currency: currencySchema().meta({ description: "Currency of the Account." }),
      description: z.string().meta({ description: "What it was, in words of the other side." }),
      route_id: z.string().nullable().meta({
        description: "Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null.",
      }),
      route_type: routeTypeSchema().nullable().meta({ description: "The kind of `route_id`, or null." }),
      source: declinedTransactionSourceSchema(),
      type: z.literal("declined_transaction").meta({ description: "Always `declined_transaction`." }),
    })
    .meta({
      id: "DeclinedTransaction",
      description: "An addition to or removal from the balance of an Account that was declined, and so did not happen.",
    }),
);

export const declinedTransactionListSchema = once(() => listOf("DeclinedTransactionList", declinedTransactionSchema()));

export const declinedTransactionListParamsSchema = once(() =>
  listParams("DeclinedTransactionListParams", {
    account_id: reference("account", "Only Declined Transactions of this Account.").optional(),
    route_id: z
      .string()
      .min(1)
      .meta({ description: "Only Declined Transactions that came through this route, text of at least 1 character." })
      .optional(),
    category: anyOf(declinedTransactionCategorySchema(), "Only Declined Transactions of one of these categories."),
  }),
);
