import {
  type CardNetworkDetails,
  type CardPaymentElement,
  cardNetworks,
  cardPaymentElementCategories,
  type DeclinedTransaction,
  declinedTransactionCategories,
  type PendingTransaction,
  pendingTransactionCategories,
  type Transaction,
  transactionCategories,
} from "@sandbank/contract";
import { nowOf, type World } from "./world.ts";

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

/** An element of a Card Payment, made now: a `source` with the time beside it. */
export function cardPaymentElement<Category extends CardPaymentElement["category"]>(
  world: World,
  category: Category,
  details: Details<CardPaymentElement, Category>,
): CardPaymentElement {
  const { category: name, ...keys } = sourceOf(cardPaymentElementCategories, category, details);
  return { category: name, created_at: nowOf(world), ...keys } as unknown as CardPaymentElement;
}

/** What a card network's own details are: filled for the one that a payment came through. */
export function networkDetails<Network extends CardNetworkDetails["category"]>(
  network: Network,
  details: Details<CardNetworkDetails, Network>,
): CardNetworkDetails {
  return sourceOf(cardNetworks, network, details) as CardNetworkDetails;
}

function sourceOf(categories: readonly string[], category: string, details: unknown): { readonly category: string } {
  const source: { category: string; [name: string]: unknown } = { category };
  for (const name of categories) source[name] = name === category ? details : null;
  return source;
}
