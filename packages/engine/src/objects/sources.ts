import type {
  CardNetworkDetails,
  CardPaymentElement,
  DeclinedTransaction,
  PendingTransaction,
  Transaction,
} from "@sandbank/contract";
import { nowOf, type World } from "../state/world.ts";

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
  const source: AllNull<Transaction["source"]> = {
    category,
    account_revenue_payment: null,
    card_refund: null,
    card_settlement: null,
    check_deposit_acceptance: null,
    check_deposit_return: null,
    inbound_ach_transfer: null,
    inbound_ach_transfer_return_intention: null,
    inbound_check_deposit_acceptance: null,
    inbound_fednow_transfer_confirmation: null,
    inbound_real_time_payments_transfer_confirmation: null,
    inbound_wire_transfer: null,
    interest_payment: null,
    other: null,
  };
  return filled<Transaction["source"]>(source, category, details);
}

/** The counterpart of `transactionSource` for a Pending Transaction. */
export function pendingTransactionSource<Category extends PendingTransaction["source"]["category"]>(
  category: Category,
  details: Details<PendingTransaction["source"], Category>,
): PendingTransaction["source"] {
  const source: AllNull<PendingTransaction["source"]> = {
    category,
    card_authorization: null,
    check_deposit_instruction: null,
    user_initiated_hold: null,
    other: null,
  };
  return filled<PendingTransaction["source"]>(source, category, details);
}

/** The counterpart of `transactionSource` for a Declined Transaction. */
export function declinedTransactionSource<Category extends DeclinedTransaction["source"]["category"]>(
  category: Category,
  details: Details<DeclinedTransaction["source"], Category>,
): DeclinedTransaction["source"] {
  const source: AllNull<DeclinedTransaction["source"]> = {
    category,
    ach_decline: null,
    card_decline: null,
    check_decline: null,
    inbound_real_time_payments_transfer_decline: null,
    inbound_fednow_transfer_decline: null,
    wire_decline: null,
    check_deposit_rejection: null,
    other: null,
  };
  return filled<DeclinedTransaction["source"]>(source, category, details);
}

/** An element of a Card Payment, made now: a `source` with the time beside it. */
export function cardPaymentElement<Category extends CardPaymentElement["category"]>(
  world: World,
  category: Category,
  details: Details<CardPaymentElement, Category>,
): CardPaymentElement {
  const source: AllNull<CardPaymentElement> = {
    category,
    created_at: nowOf(world),
    card_authorization: null,
    card_authentication: null,
    card_balance_inquiry: null,
    card_validation: null,
    card_decline: null,
    card_reversal: null,
    card_authorization_expiration: null,
    card_increment: null,
    card_settlement: null,
    card_refund: null,
    card_fuel_confirmation: null,
    card_financial: null,
    other: null,
  };
  return filled<CardPaymentElement>(source, category, details);
}

/** What a card network's own details are: filled for the one that a payment came through. */
export function networkDetails<Network extends CardNetworkDetails["category"]>(
  network: Network,
  details: Details<CardNetworkDetails, Network>,
): CardNetworkDetails {
  const source: AllNull<CardNetworkDetails> = {
    category: network,
    cardnet: null,
    debitnet: null,
  };
  return filled<CardNetworkDetails>(source, network, details);
}

/** Every key of a `source`, none of them filled. Written out, so that it is made at once and takes the least room. */
type AllNull<Source extends { readonly category: string }> = Record<Source["category"], null> &
  Record<Exclude<keyof Source, Source["category"]>, string>;

function filled<Source>(source: object, category: string, details: unknown): Source {
  (source as Record<string, unknown>)[category] = details;
  return source as Source;
}
