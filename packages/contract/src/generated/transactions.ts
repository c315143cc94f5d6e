// Generated from packages/contract/src/resources/transactions by `npm run generate`. Do not edit.

import type { CheckDepositAcceptance, CheckDepositReturn } from "./check-deposits.ts";
import type { CardNetwork, CardSchemeFee } from "./declined-transactions.ts";
import type {
  AccountId,
  CardAuthorizationId,
  CardPaymentId,
  CardRefundId,
  CardSettlementId,
  PendingTransactionId,
  TransactionId,
} from "./ids.ts";
import type { InboundAchTransferReturnIntention, TransactionInboundAchTransfer } from "./inbound-ach-transfers.ts";
import type { InboundCheckDepositAcceptance } from "./inbound-check-deposits.ts";
import type { InboundFednowTransferConfirmation } from "./inbound-fednow-transfers.ts";
import type { InboundRealTimePaymentsTransferConfirmation } from "./inbound-real-time-payments-transfers.ts";
import type { TransactionInboundWireTransfer } from "./inbound-wire-transfers.ts";
import type { CreatedAtFilter, Currency, RouteType } from "./shared.ts";

/** A posted credit or debit of an Account, which never changes. */
export interface Transaction {
  /** Identifier of the Transaction. */
  id: TransactionId;
  /** The Account whose balance it changed. */
  account_id: AccountId;
  /** Change of the balance in cents: positive for a credit, negative for a debit. */
  amount: number;
  /** When it was posted. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Currency;
  /** Description in words. */
  description: string;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) of the payment, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: RouteType | null;
  /** The cause of the Transaction. */
  source: TransactionSource;
  /** Always `transaction`. */
  type: "transaction";
}

/** The cause of the Transaction. */
export type TransactionSource =
  | TransactionSourceAccountRevenuePayment
  | TransactionSourceCardRefund
  | TransactionSourceCardSettlement
  | TransactionSourceCheckDepositAcceptance
  | TransactionSourceCheckDepositReturn
  | TransactionSourceInboundAchTransfer
  | TransactionSourceInboundAchTransferReturnIntention
  | TransactionSourceInboundCheckDepositAcceptance
  | TransactionSourceInboundFednowTransferConfirmation
  | TransactionSourceInboundRealTimePaymentsTransferConfirmation
  | TransactionSourceInboundWireTransfer
  | TransactionSourceInterestPayment
  | TransactionSourceOther;

/** The cause of the Transaction. */
export interface TransactionSourceAccountRevenuePayment {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "account_revenue_payment";
  /** A payment of non-interest income that accrued on an Account. */
  account_revenue_payment: AccountRevenuePayment;
  /** Null: the category is `account_revenue_payment`. */
  card_refund: null;
  /** Null: the category is `account_revenue_payment`. */
  card_settlement: null;
  /** Null: the category is `account_revenue_payment`. */
  check_deposit_acceptance: null;
  /** Null: the category is `account_revenue_payment`. */
  check_deposit_return: null;
  /** Null: the category is `account_revenue_payment`. */
  inbound_ach_transfer: null;
  /** Null: the category is `account_revenue_payment`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `account_revenue_payment`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `account_revenue_payment`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `account_revenue_payment`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `account_revenue_payment`. */
  inbound_wire_transfer: null;
  /** Null: the category is `account_revenue_payment`. */
  interest_payment: null;
  /** Null: the category is `account_revenue_payment`. */
  other: null;
}

/** A payment of non-interest income that accrued on an Account. */
export interface AccountRevenuePayment {
  /** The Account on which the revenue accrued. */
  accrued_on_account_id: AccountId;
  /** Start of the accrual period. ISO 8601, UTC. */
  period_start: string;
  /** End of the accrual period. ISO 8601, UTC. */
  period_end: string;
}

/** The cause of the Transaction. */
export interface TransactionSourceCardRefund {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "card_refund";
  /** Null: the category is `card_refund`. */
  account_revenue_payment: null;
  /** Money that a merchant refunded to a Card. */
  card_refund: CardRefund;
  /** Null: the category is `card_refund`. */
  card_settlement: null;
  /** Null: the category is `card_refund`. */
  check_deposit_acceptance: null;
  /** Null: the category is `card_refund`. */
  check_deposit_return: null;
  /** Null: the category is `card_refund`. */
  inbound_ach_transfer: null;
  /** Null: the category is `card_refund`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `card_refund`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `card_refund`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `card_refund`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `card_refund`. */
  inbound_wire_transfer: null;
  /** Null: the category is `card_refund`. */
  interest_payment: null;
  /** Null: the category is `card_refund`. */
  other: null;
}

/** Money that a merchant refunded to a Card. */
export interface CardRefund {
  /** Identifier of the refund. */
  id: CardRefundId;
  /** The moved amount, in minor units of `currency`, at least 1. */
  amount: number;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** The cashback that you earn, or null. */
  cashback: CardCashback | null;
  /** Currency of the Account. */
  currency: Currency;
  /** The interchange fee that the merchant's bank pays, or null. */
  interchange: CardInterchange | null;
  /** The merchant's identifier in the network. */
  merchant_acceptor_id: string;
  /** Code for the merchant's trade, commonly four digits. */
  merchant_category_code: string;
  /** The merchant's country. */
  merchant_country: string;
  /** The merchant's postal code, or null; in the US `12345` or `12345-6789`. */
  merchant_postal_code: string | null;
  /** The merchant's state, or null. */
  merchant_state: string | null;
  /** The merchant's city. */
  merchant_city: string;
  /** The merchant's name. */
  merchant_name: string;
  /** Numbers by which the card network identifies a settlement or refund. */
  network_identifiers: CardSettlementNetworkIdentifiers;
  /** The presented amount, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant presented, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** The merchant's data about the purchase, or null. The contract does not define its fields. */
  purchase_details: CardPurchaseDetails | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** The Transaction that records it. */
  transaction_id: TransactionId;
  /** Always `card_refund`. */
  type: "card_refund";
}

/** The cashback that you earn with a card payment. It is not a part of the amount. */
export interface CardCashback {
  /**
   * Amount in whole units of `currency`, a decimal as text such as `"1.25"` for one and a quarter.
   * Positive if you earn it, negative if a refund reverses it.
   */
  amount: string;
  /** ISO 4217 code of the currency. */
  currency: Currency;
}

/**
 * The interchange fee that the merchant's bank pays for a card payment. It is not a part of the
 * amount.
 */
export interface CardInterchange {
  /**
   * Amount in whole units of `currency`, a decimal as text such as `"0.137465"`. Positive if you receive
   * it, negative if you pay it back.
   */
  amount: string;
  /** The network's code for the rate that was applied, or null. */
  code: string | null;
  /** ISO 4217 code of the currency. */
  currency: Currency;
}

/** Numbers by which the card network identifies a settlement or refund. */
export interface CardSettlementNetworkIdentifiers {
  /** Number of the merchant's bank in the network. */
  acquirer_business_id: string;
  /** Number by which the merchant's bank identifies the payment. */
  acquirer_reference_number: string;
  /** Code of the authorization, 6 characters, or null if there was none. */
  authorization_identification_response: string | null;
  /** The network's own number, the same in all messages of one payment, or null. */
  transaction_id: string | null;
}

/** The merchant's data about a purchase. */
export interface CardPurchaseDetails {
  /** The customer's own reference, such as the number of an order, or null. */
  customer_reference_identifier: string | null;
  /** Local tax within the amount, in minor units of `presentment_currency`, or null. */
  local_tax_amount: number | null;
  /** National tax within the amount, in minor units of `presentment_currency`, or null. */
  national_tax_amount: number | null;
  /** The merchant's own reference, such as the number of an invoice, or null. */
  purchase_identifier: string | null;
}

/** The cause of the Transaction. */
export interface TransactionSourceCardSettlement {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "card_settlement";
  /** Null: the category is `card_settlement`. */
  account_revenue_payment: null;
  /** Null: the category is `card_settlement`. */
  card_refund: null;
  /** A settled card payment. */
  card_settlement: CardSettlement;
  /** Null: the category is `card_settlement`. */
  check_deposit_acceptance: null;
  /** Null: the category is `card_settlement`. */
  check_deposit_return: null;
  /** Null: the category is `card_settlement`. */
  inbound_ach_transfer: null;
  /** Null: the category is `card_settlement`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `card_settlement`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `card_settlement`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `card_settlement`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `card_settlement`. */
  inbound_wire_transfer: null;
  /** Null: the category is `card_settlement`. */
  interest_payment: null;
  /** Null: the category is `card_settlement`. */
  other: null;
}

/** A settled card payment. */
export interface CardSettlement {
  /** Identifier of the settlement. */
  id: CardSettlementId;
  /** The Card Authorization that it settles, or null for a force post. */
  card_authorization: CardAuthorizationId | null;
  /** The card network of the message. */
  network: CardNetwork;
  /** The Pending Transaction that held the money, or null. */
  pending_transaction_id: PendingTransactionId | null;
  /** The merchant's surcharge, or null. */
  surcharge: CardSurcharge | null;
  /** The moved amount, in minor units of `currency`, at least 1. */
  amount: number;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** The cashback that you earn, or null. */
  cashback: CardCashback | null;
  /** Currency of the Account. */
  currency: Currency;
  /** The interchange fee that the merchant's bank pays, or null. */
  interchange: CardInterchange | null;
  /** The merchant's identifier in the network. */
  merchant_acceptor_id: string;
  /** Code for the merchant's trade, commonly four digits. */
  merchant_category_code: string;
  /** The merchant's country. */
  merchant_country: string;
  /** The merchant's postal code, or null; in the US `12345` or `12345-6789`. */
  merchant_postal_code: string | null;
  /** The merchant's state, or null. */
  merchant_state: string | null;
  /** The merchant's city. */
  merchant_city: string;
  /** The merchant's name. */
  merchant_name: string;
  /** Numbers by which the card network identifies a settlement or refund. */
  network_identifiers: CardSettlementNetworkIdentifiers;
  /** The presented amount, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant presented, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** The merchant's data about the purchase, or null. The contract does not define its fields. */
  purchase_details: CardPurchaseDetails | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** The Transaction that records it. */
  transaction_id: TransactionId;
  /** Always `card_settlement`. */
  type: "card_settlement";
}

/** A merchant's surcharge for payment by card. */
export interface CardSurcharge {
  /** The surcharge, included in the amount, in minor units of `currency`. */
  amount: number;
  /** The surcharge, included in the amount, in minor units of `presentment_currency`. */
  presentment_amount: number;
}

/** The cause of the Transaction. */
export interface TransactionSourceCheckDepositAcceptance {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "check_deposit_acceptance";
  /** Null: the category is `check_deposit_acceptance`. */
  account_revenue_payment: null;
  /** Null: the category is `check_deposit_acceptance`. */
  card_refund: null;
  /** Null: the category is `check_deposit_acceptance`. */
  card_settlement: null;
  /** A check that you deposited and that was accepted. */
  check_deposit_acceptance: CheckDepositAcceptance;
  /** Null: the category is `check_deposit_acceptance`. */
  check_deposit_return: null;
  /** Null: the category is `check_deposit_acceptance`. */
  inbound_ach_transfer: null;
  /** Null: the category is `check_deposit_acceptance`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `check_deposit_acceptance`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `check_deposit_acceptance`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `check_deposit_acceptance`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `check_deposit_acceptance`. */
  inbound_wire_transfer: null;
  /** Null: the category is `check_deposit_acceptance`. */
  interest_payment: null;
  /** Null: the category is `check_deposit_acceptance`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceCheckDepositReturn {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "check_deposit_return";
  /** Null: the category is `check_deposit_return`. */
  account_revenue_payment: null;
  /** Null: the category is `check_deposit_return`. */
  card_refund: null;
  /** Null: the category is `check_deposit_return`. */
  card_settlement: null;
  /** Null: the category is `check_deposit_return`. */
  check_deposit_acceptance: null;
  /** A check that you deposited and that the other bank returned. */
  check_deposit_return: CheckDepositReturn;
  /** Null: the category is `check_deposit_return`. */
  inbound_ach_transfer: null;
  /** Null: the category is `check_deposit_return`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `check_deposit_return`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `check_deposit_return`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `check_deposit_return`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `check_deposit_return`. */
  inbound_wire_transfer: null;
  /** Null: the category is `check_deposit_return`. */
  interest_payment: null;
  /** Null: the category is `check_deposit_return`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceInboundAchTransfer {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "inbound_ach_transfer";
  /** Null: the category is `inbound_ach_transfer`. */
  account_revenue_payment: null;
  /** Null: the category is `inbound_ach_transfer`. */
  card_refund: null;
  /** Null: the category is `inbound_ach_transfer`. */
  card_settlement: null;
  /** Null: the category is `inbound_ach_transfer`. */
  check_deposit_acceptance: null;
  /** Null: the category is `inbound_ach_transfer`. */
  check_deposit_return: null;
  /** An accepted ACH transfer from another bank. */
  inbound_ach_transfer: TransactionInboundAchTransfer;
  /** Null: the category is `inbound_ach_transfer`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `inbound_ach_transfer`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `inbound_ach_transfer`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `inbound_ach_transfer`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `inbound_ach_transfer`. */
  inbound_wire_transfer: null;
  /** Null: the category is `inbound_ach_transfer`. */
  interest_payment: null;
  /** Null: the category is `inbound_ach_transfer`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceInboundAchTransferReturnIntention {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "inbound_ach_transfer_return_intention";
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  account_revenue_payment: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  card_refund: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  card_settlement: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  check_deposit_acceptance: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  check_deposit_return: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  inbound_ach_transfer: null;
  /** An accepted ACH transfer that you returned. Its money moves back. */
  inbound_ach_transfer_return_intention: InboundAchTransferReturnIntention;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  inbound_wire_transfer: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  interest_payment: null;
  /** Null: the category is `inbound_ach_transfer_return_intention`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceInboundCheckDepositAcceptance {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "inbound_check_deposit_acceptance";
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  account_revenue_payment: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  card_refund: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  card_settlement: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  check_deposit_acceptance: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  check_deposit_return: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  inbound_ach_transfer: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  inbound_ach_transfer_return_intention: null;
  /** A check drawn on an Account Number that was paid. */
  inbound_check_deposit_acceptance: InboundCheckDepositAcceptance;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  inbound_wire_transfer: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  interest_payment: null;
  /** Null: the category is `inbound_check_deposit_acceptance`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceInboundFednowTransferConfirmation {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "inbound_fednow_transfer_confirmation";
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  account_revenue_payment: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  card_refund: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  card_settlement: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  check_deposit_acceptance: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  check_deposit_return: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  inbound_ach_transfer: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  inbound_check_deposit_acceptance: null;
  /** A FedNow transfer to an Account Number that was confirmed. */
  inbound_fednow_transfer_confirmation: InboundFednowTransferConfirmation;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  inbound_wire_transfer: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  interest_payment: null;
  /** Null: the category is `inbound_fednow_transfer_confirmation`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceInboundRealTimePaymentsTransferConfirmation {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "inbound_real_time_payments_transfer_confirmation";
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  account_revenue_payment: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  card_refund: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  card_settlement: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  check_deposit_acceptance: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  check_deposit_return: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  inbound_ach_transfer: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  inbound_fednow_transfer_confirmation: null;
  /** A Real-Time Payments transfer to an Account Number that was confirmed. */
  inbound_real_time_payments_transfer_confirmation: InboundRealTimePaymentsTransferConfirmation;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  inbound_wire_transfer: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  interest_payment: null;
  /** Null: the category is `inbound_real_time_payments_transfer_confirmation`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceInboundWireTransfer {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "inbound_wire_transfer";
  /** Null: the category is `inbound_wire_transfer`. */
  account_revenue_payment: null;
  /** Null: the category is `inbound_wire_transfer`. */
  card_refund: null;
  /** Null: the category is `inbound_wire_transfer`. */
  card_settlement: null;
  /** Null: the category is `inbound_wire_transfer`. */
  check_deposit_acceptance: null;
  /** Null: the category is `inbound_wire_transfer`. */
  check_deposit_return: null;
  /** Null: the category is `inbound_wire_transfer`. */
  inbound_ach_transfer: null;
  /** Null: the category is `inbound_wire_transfer`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `inbound_wire_transfer`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `inbound_wire_transfer`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `inbound_wire_transfer`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** A wire to an Account Number that was accepted. */
  inbound_wire_transfer: TransactionInboundWireTransfer;
  /** Null: the category is `inbound_wire_transfer`. */
  interest_payment: null;
  /** Null: the category is `inbound_wire_transfer`. */
  other: null;
}

/** The cause of the Transaction. */
export interface TransactionSourceInterestPayment {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "interest_payment";
  /** Null: the category is `interest_payment`. */
  account_revenue_payment: null;
  /** Null: the category is `interest_payment`. */
  card_refund: null;
  /** Null: the category is `interest_payment`. */
  card_settlement: null;
  /** Null: the category is `interest_payment`. */
  check_deposit_acceptance: null;
  /** Null: the category is `interest_payment`. */
  check_deposit_return: null;
  /** Null: the category is `interest_payment`. */
  inbound_ach_transfer: null;
  /** Null: the category is `interest_payment`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `interest_payment`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `interest_payment`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `interest_payment`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `interest_payment`. */
  inbound_wire_transfer: null;
  /** A payment of interest that accrued on an Account. */
  interest_payment: InterestPayment;
  /** Null: the category is `interest_payment`. */
  other: null;
}

/** A payment of interest that accrued on an Account. */
export interface InterestPayment {
  /** The Account on which the interest accrued. */
  accrued_on_account_id: AccountId;
  /** The interest, in cents. */
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: Currency;
  /** Start of the accrual period. ISO 8601, UTC. */
  period_start: string;
  /** End of the accrual period. ISO 8601, UTC. */
  period_end: string;
}

/** The cause of the Transaction. */
export interface TransactionSourceOther {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "other";
  /** Null: the category is `other`. */
  account_revenue_payment: null;
  /** Null: the category is `other`. */
  card_refund: null;
  /** Null: the category is `other`. */
  card_settlement: null;
  /** Null: the category is `other`. */
  check_deposit_acceptance: null;
  /** Null: the category is `other`. */
  check_deposit_return: null;
  /** Null: the category is `other`. */
  inbound_ach_transfer: null;
  /** Null: the category is `other`. */
  inbound_ach_transfer_return_intention: null;
  /** Null: the category is `other`. */
  inbound_check_deposit_acceptance: null;
  /** Null: the category is `other`. */
  inbound_fednow_transfer_confirmation: null;
  /** Null: the category is `other`. */
  inbound_real_time_payments_transfer_confirmation: null;
  /** Null: the category is `other`. */
  inbound_wire_transfer: null;
  /** Null: the category is `other`. */
  interest_payment: null;
  /** Empty: a Transaction of category `other` has no details. */
  other: TransactionOther;
}

/** Empty: a Transaction of category `other` has no details. */
export type TransactionOther = Record<string, never>;

/** One page of a list. */
export interface TransactionList {
  /** The objects of this page. */
  data: Transaction[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
}

/** Parameters of `transactions.list`. */
export interface TransactionListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Transactions of this route, text of at least 1 character. */
  route_id?: string | undefined;
  /** Only Transactions of one of these categories. */
  category?:
    | {
        /** Only Transactions of one of these categories. At least one value. */
        in: TransactionCategory[];
      }
    | undefined;
}

/**
 * The kind of event that caused a Transaction.
 *
 * - `account_revenue_payment`: Non-interest income was paid.
 * - `card_refund`: A merchant refunded money to a Card.
 * - `card_settlement`: A card payment was settled.
 * - `check_deposit_acceptance`: A check that you deposited was accepted.
 * - `check_deposit_return`: A check that you deposited was returned.
 * - `inbound_ach_transfer`: An ACH transfer was accepted.
 * - `inbound_ach_transfer_return_intention`: You returned an accepted ACH transfer.
 * - `inbound_check_deposit_acceptance`: A check drawn on an Account Number was paid.
 * - `inbound_fednow_transfer_confirmation`: A FedNow transfer was confirmed.
 * - `inbound_real_time_payments_transfer_confirmation`: A Real-Time Payments transfer was confirmed.
 * - `inbound_wire_transfer`: A wire was accepted.
 * - `interest_payment`: Interest was paid.
 * - `other`: An event without a category of its own, such as a wire that you reversed or a paid check
 *   that you returned.
 */
export type TransactionCategory =
  | "account_revenue_payment"
  | "card_refund"
  | "card_settlement"
  | "check_deposit_acceptance"
  | "check_deposit_return"
  | "inbound_ach_transfer"
  | "inbound_ach_transfer_return_intention"
  | "inbound_check_deposit_acceptance"
  | "inbound_fednow_transfer_confirmation"
  | "inbound_real_time_payments_transfer_confirmation"
  | "inbound_wire_transfer"
  | "interest_payment"
  | "other";
