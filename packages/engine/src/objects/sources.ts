import {
  type CardNetworkDetails,
  type CardPaymentElement,
  type DeclinedTransaction,
  emptyCardNetworkDetails,
  emptyCardPaymentElement,
  emptyDeclinedTransactionSource,
  emptyPendingTransactionSource,
  emptyTransactionSource,
  type PendingTransaction,
  type Transaction,
} from "@sandbank/contract";
import { readNow, type World } from "../world/world.ts";

/** The object that a `source` contains under the name of its category. */
type Details<Source extends { readonly category: string }, Category extends Source["category"]> = Extract<
  Source,
  { readonly category: Category }
>[Category & keyof Extract<Source, { readonly category: Category }>];

/** Creates the `source` of a Transaction: it has a key for every category, null for all but this one (D-14). */
export function transactionSource<Category extends Transaction["source"]["category"]>(
  category: Category,
  details: Details<Transaction["source"], Category>,
): Transaction["source"] {
  return filled<Transaction["source"]>(emptyTransactionSource(category), details);
}

/** The counterpart of `transactionSource` for a Pending Transaction. */
export function pendingTransactionSource<Category extends PendingTransaction["source"]["category"]>(
  category: Category,
  details: Details<PendingTransaction["source"], Category>,
): PendingTransaction["source"] {
  return filled<PendingTransaction["source"]>(emptyPendingTransactionSource(category), details);
}

/** The counterpart of `transactionSource` for a Declined Transaction. */
export function declinedTransactionSource<Category extends DeclinedTransaction["source"]["category"]>(
  category: Category,
  details: Details<DeclinedTransaction["source"], Category>,
): DeclinedTransaction["source"] {
  return filled<DeclinedTransaction["source"]>(emptyDeclinedTransactionSource(category), details);
}

/** Creates an element of a Card Payment: a `source` with the present time. */
export function cardPaymentElement<Category extends CardPaymentElement["category"]>(
  world: World,
  category: Category,
  details: Details<CardPaymentElement, Category>,
): CardPaymentElement {
  return filled<CardPaymentElement>(emptyCardPaymentElement(category, readNow(world)), details);
}

/** Creates the details of the card network that a payment came through. */
export function networkDetails<Network extends CardNetworkDetails["category"]>(
  network: Network,
  details: Details<CardNetworkDetails, Network>,
): CardNetworkDetails {
  return filled<CardNetworkDetails>(emptyCardNetworkDetails(network), details);
}

/** Sets the details under the key that the category names. */
function filled<Source>(empty: { readonly category: string }, details: unknown): Source {
  (empty as Record<string, unknown>)[empty.category] = details;
  return empty as Source;
}
