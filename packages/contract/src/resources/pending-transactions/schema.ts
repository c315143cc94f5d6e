import * as z from "zod";
import { neverProducedPendingTransactionCategorySchema } from "../../known-values.ts";
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
  text,
  timestamp,
} from "../../schema-kit.ts";
import { createSchemas, listDescriptions } from "../../source-details.ts";
import { sourceUnion } from "../../source-union.ts";
import { pendingTransactionDetails } from "./details.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export { neverProducedPendingTransactionCategorySchema } from "../../known-values.ts";
export * from "../card-payments/card-authorization.ts";
export { checkDepositInstructionSchema, pendingTransactionOtherSchema, userInitiatedHoldSchema } from "./details.ts";

export const pendingTransactionStatusSchema = enumeration(
  "PendingTransactionStatus",
  "Whether a Pending Transaction is still open.",
  {
    pending: "The change is expected, and the held money cannot be spent.",
    complete: "The change was posted, declined or released. It holds no money.",
  },
);

export const pendingTransactionCategorySchema = enumeration(
  "PendingTransactionCategory",
  "The kind of event that caused a Pending Transaction.",
  listDescriptions(pendingTransactionDetails),
);

export const pendingTransactionSourceSchema = once(() =>
  sourceUnion(
    "PendingTransactionSource",
    "The cause of the Pending Transaction.",
    createSchemas(pendingTransactionDetails),
  ),
);

export const pendingTransactionSchema = once(() =>
  z
    .strictObject({
      id: id("pending_transaction", "Identifier of the Pending Transaction."),
      account_id: id("account", "The Account whose balance it will change."),
      amount: cents("Expected change of the balance in cents: positive for a credit, negative for a debit."),
      completed_at: timestamp("When it was completed, or null while it is pending.").nullable(),
      created_at: timestamp("When it was created."),
      currency: currencySchema().meta({ description: "Currency of the Account." }),
      description: z.string().meta({ description: "Description in words." }),
      held_amount: cents(
        "The amount that it holds from the available balance while it is pending, in cents, 0 or more. A credit holds nothing.",
      ).min(0),
      ...routeFields(),
      source: pendingTransactionSourceSchema(),
      status: pendingTransactionStatusSchema(),
      type: z.literal("pending_transaction").meta({ description: "Always `pending_transaction`." }),
    })
    .meta({
      id: "PendingTransaction",
      description: "An expected change of the balance of an Account. A debit is held until it is complete.",
    }),
);

export const pendingTransactionListSchema = once(() =>
  createListSchema("PendingTransactionList", pendingTransactionSchema()),
);

export const pendingTransactionCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account to hold money on."),
      amount: cents("The amount to hold, in cents, as a negative number: at most -1.").max(-1),
      description: text("Your description, 1 to 200 characters.").optional(),
    })
    .meta({ id: "PendingTransactionCreateParams" }),
);

export const pendingTransactionListParamsSchema = once(() =>
  listParams("PendingTransactionListParams", {
    account_id: reference("account", "Only Pending Transactions of this Account.").optional(),
    route_id: routeFilter("Pending Transactions"),
    category: createInFilter(
      orNeverProduced(pendingTransactionCategorySchema, neverProducedPendingTransactionCategorySchema),
      "Only Pending Transactions of one of these categories.",
    ),
    status: createInFilter(pendingTransactionStatusSchema(), "Only Pending Transactions in one of these states.").meta({
      description: "Only Pending Transactions in one of these states. Default: pending ones.",
      default: "pending",
    }),
  }),
);
