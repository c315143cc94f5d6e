import {
  type DeclinedTransaction,
  declinedTransactionCategories,
  type PendingTransaction,
  pendingTransactionCategories,
  type Transaction,
  transactionCategories,
} from "@sandbank/contract";

/** The object that a `source` holds under the name of its category. */
type Details<Source extends { readonly category: string }, Category extends Source["category"]> = Extract<
  Source,
  { readonly category: Category }
>[Category & keyof Extract<Source, { readonly category: Category }>];

/** The `source` of a Transaction: every category has its key, null but for this one (D-14). */
export function transactionSource<Category extends Transaction["source"]["category"]>(
  category: Category,
  details: Details<Transaction["source"], Category>,
): Transaction["source"] {
  return sourceOf(transactionCategories, category, details) as Transaction["source"];
}

/** The counterpart of `transactionSource` for a Pending Transaction. */
export function pendingTransactionSource<Category extends PendingTransaction["source"]["category"]>(
  category: Category,
  details: Details<PendingTransaction["source"], Category>,
): PendingTransaction["source"] {
  return sourceOf(pendingTransactionCategories, category, details) as PendingTransaction["source"];
}

/** The counterpart of `transactionSource` for a Declined Transaction. */
export function declinedTransactionSource<Category extends DeclinedTransaction["source"]["category"]>(
  category: Category,
  details: Details<DeclinedTransaction["source"], Category>,
): DeclinedTransaction["source"] {
  return sourceOf(declinedTransactionCategories, category, details) as DeclinedTransaction["source"];
}

function sourceOf(categories: readonly string[], category: string, details: unknown): object {
  const keys = categories.map((name) => [name, name === category ? details : null]);
  return { category, ...Object.fromEntries(keys) };
}
