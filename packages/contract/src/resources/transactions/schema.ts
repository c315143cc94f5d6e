import * as z from "zod";
import { neverProducedTransactionCategorySchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  currencySchema,
  enumeration,
  id,
  listParams,
  orNeverProduced,
  reference,
  routeFields,
  routeFilter,
  timestamp,
} from "../../schema-kit.ts";
import { createSchemas, listDescriptions } from "../../source-details.ts";
import { sourceUnion } from "../../source-union.ts";
import { transactionDetails } from "./details.ts";

export { neverProducedTransactionCategorySchema } from "../../known-values.ts";
// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "../card-payments/card-clearing.ts";
export * from "../card-payments/card-refund.ts";
export * from "../card-payments/card-settlement.ts";
export { accountRevenuePaymentSchema, interestPaymentSchema, transactionOtherSchema } from "./details.ts";

export const transactionCategorySchema = enumeration(
  "TransactionCategory",
  "The kind of event that caused a Transaction.",
  listDescriptions(transactionDetails),
);

export const transactionSourceSchema = once(() =>
  sourceUnion("TransactionSource", "The cause of the Transaction.", createSchemas(transactionDetails)),
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

export const transactionListSchema = once(() => createListSchema("TransactionList", transactionSchema()));

export const transactionListParamsSchema = once(() =>
  listParams("TransactionListParams", {
    account_id: reference("account", "Only Transactions of this Account.").optional(),
    route_id: routeFilter("Transactions"),
    category: createInFilter(
      orNeverProduced(transactionCategorySchema, neverProducedTransactionCategorySchema),
      "Only Transactions of one of these categories.",
    ),
  }),
);
