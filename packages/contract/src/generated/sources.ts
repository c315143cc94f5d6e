// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { CardPaymentElement } from "./card-payments.ts";
import type { CardNetworkDetails, DeclinedTransactionSource } from "./declined-transactions.ts";
import type { PendingTransactionSource } from "./pending-transactions.ts";
import type { TransactionSource } from "./transactions.ts";

/** A `TransactionSource` in which the key of each category is null. */
export function emptyTransactionSource(category: TransactionSource["category"]) {
  return {
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
}

/** A `DeclinedTransactionSource` in which the key of each category is null. */
export function emptyDeclinedTransactionSource(category: DeclinedTransactionSource["category"]) {
  return {
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
}

/** A `CardNetworkDetails` in which the key of each category is null. */
export function emptyCardNetworkDetails(category: CardNetworkDetails["category"]) {
  return { category, cardnet: null, debitnet: null };
}

/** A `PendingTransactionSource` in which the key of each category is null. */
export function emptyPendingTransactionSource(category: PendingTransactionSource["category"]) {
  return {
    category,
    card_authorization: null,
    check_deposit_instruction: null,
    user_initiated_hold: null,
    other: null,
  };
}

/** A `CardPaymentElement` in which the key of each category is null. */
export function emptyCardPaymentElement(
  category: CardPaymentElement["category"],
  created_at: CardPaymentElement["created_at"],
) {
  return {
    category,
    created_at,
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
}
