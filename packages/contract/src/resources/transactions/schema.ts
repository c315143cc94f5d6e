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
  routeFields,
  routeFilter,
  timestamp,
} from "../../schema-kit.ts";
import { descriptionsOf, schemasOf } from "../../source-details.ts";
import { sourceUnion } from "../../source-union.ts";
import { transactionDetails } from "./details.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "../card-payments/card-clearing.ts";
export * from "../card-payments/card-refund.ts";
export * from "../card-payments/card-settlement.ts";
export { accountRevenuePaymentSchema, interestPaymentSchema, transactionOtherSchema } from "./details.ts";

export const transactionCategorySchema = enumeration(
  "TransactionCategory",
  "The kind of event that caused a Transaction.",
  descriptionsOf(transactionDetails),
);

export const transactionSourceSchema = once(() =>
  sourceUnion("TransactionSource", "The cause of the Transaction.", schemasOf(transactionDetails)),
);

export const transactionSchema = once(() =>
  z
    .strictObject({
      id: id("transaction", "Identifier of the Transaction."),
      account_id: id("account", "The Account whose balance it changed."),
      amount: cents("Change of the balance in cents: positive for a credit, negative for a debit."),
      created_at: timestamp("When it was posted."),
      currency: currencySchema(),
      description: z.string().meta({ description: "Description in words." }),
      ...routeFields(),
      source: transactionSourceSchema(),
      type: z.literal("transaction").meta({ description: "Always `transaction`." }),
    })
    .meta({
      id: "Transaction",
      description: "A posted credit or debit of an Account, which never changes.",
    }),
);

export const transactionListSchema = once(() => listOf("TransactionList", transactionSchema()));

export const transactionListParamsSchema = once(() =>
  listParams("TransactionListParams", {
    account_id: reference("account", "Only Transactions of this Account.").optional(),
    route_id: routeFilter("Transactions"),
    category: anyOf(transactionCategorySchema(), "Only Transactions of one of these categories."),
  }),
);
