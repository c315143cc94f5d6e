import type { TransactionCategory } from "./generated/transactions.ts";
import { transactionDetails } from "./resources/transactions/details.ts";

/** The effect of the Transactions of each category on the balance, in words. */
export const transactionLabels = Object.fromEntries(
  Object.entries(transactionDetails).map(([category, { label }]) => [category, label]),
) as Readonly<Record<TransactionCategory, string>>;
