import { declinedTransactionCategorySchema } from "./resources/declined-transactions/schema.ts";
import { pendingTransactionCategorySchema } from "./resources/pending-transactions/schema.ts";
import { transactionCategorySchema } from "./resources/transactions/schema.ts";

/** The categories of each kind of `source`, in the order in which their keys stand in it. */
export const transactionCategories = transactionCategorySchema.options;
export const pendingTransactionCategories = pendingTransactionCategorySchema.options;
export const declinedTransactionCategories = declinedTransactionCategorySchema.options;
