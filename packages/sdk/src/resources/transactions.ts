// Generated from packages/contract/src/resources/transactions by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions } from "../core/api.ts";
import type { AccountTransferIntention } from "./account-transfers.ts";
import type { AchTransferIntention, AchTransferRejection, AchTransferReturn } from "./ach-transfers.ts";
import type { CheckDepositAcceptance, CheckDepositReturn } from "./check-deposits.ts";
import type { CardNetwork, CardSchemeFee } from "./declined-transactions.ts";
import type { FednowTransferAcknowledgement } from "./fednow-transfers.ts";
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
import type { CheckTransferDeposit, InboundCheckDepositReturnIntention } from "./inbound-check-deposits.ts";
import type { InboundFednowTransferConfirmation } from "./inbound-fednow-transfers.ts";
import type { InboundRealTimePaymentsTransferConfirmation } from "./inbound-real-time-payments-transfers.ts";
import type {
  TransactionInboundWireTransfer,
  TransactionInboundWireTransferReversal,
} from "./inbound-wire-transfers.ts";
import type { RealTimePaymentsTransferAcknowledgement } from "./real-time-payments-transfers.ts";
import type { AnyOf, Currency, Open, PageParams, RouteType, Variants } from "./shared.ts";
import type { WireTransferIntention, WireTransferReversal } from "./wire-transfers.ts";

/** Operations on Transactions. */
export interface Transactions {
  /**
   * List Transactions, newest first.
   *
   * `GET /transactions`. An extension of the contract.
   */
  list(params?: TransactionListParams, options?: ListOptions): PageRequest<Transaction>;

  /**
   * Retrieve a Transaction.
   *
   * `GET /transactions/{transaction_id}`. An extension of the contract.
   */
  retrieve(id: TransactionId, options?: RequestOptions): ApiPromise<Transaction>;
}

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
  currency: Open<Currency>;
  /** Description in words. */
  description: string;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) of the payment, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: Open<RouteType> | null;
  /** The cause of the Transaction. */
  source: TransactionSource;
  /** Always `transaction`. */
  type: "transaction";
}

/** The cause of the Transaction. */
export type TransactionSource = Variants<TransactionSourceFields, "category">;

/** The fields of `TransactionSource`, each with its type when it is not null. */
export interface TransactionSourceFields {
  /** The kind of event that caused it. Names the only key that is not null. */
  category:
    | "account_revenue_payment"
    | "account_transfer_intention"
    | "ach_transfer_intention"
    | "ach_transfer_rejection"
    | "ach_transfer_return"
    | "card_refund"
    | "card_settlement"
    | "check_deposit_acceptance"
    | "check_deposit_return"
    | "check_transfer_deposit"
    | "fednow_transfer_acknowledgement"
    | "inbound_ach_transfer"
    | "inbound_ach_transfer_return_intention"
    | "inbound_check_deposit_return_intention"
    | "inbound_fednow_transfer_confirmation"
    | "inbound_real_time_payments_transfer_confirmation"
    | "inbound_wire_reversal"
    | "inbound_wire_transfer"
    | "inbound_wire_transfer_reversal"
    | "interest_payment"
    | "real_time_payments_transfer_acknowledgement"
    | "wire_transfer_intention"
    | "other";
  /** A payment of non-interest income that accrued on an Account. */
  account_revenue_payment: AccountRevenuePayment;
  /** One of the two sides of an Account Transfer. */
  account_transfer_intention: AccountTransferIntention;
  /** An ACH Transfer that moved money. */
  ach_transfer_intention: AchTransferIntention;
  /** An ACH Transfer that was rejected before its submission. */
  ach_transfer_rejection: AchTransferRejection;
  /** The return of an ACH Transfer by the receiving bank. */
  ach_transfer_return: AchTransferReturn;
  /** Money that a merchant refunded to a Card. */
  card_refund: CardRefund;
  /** A settled card payment. */
  card_settlement: CardSettlement;
  /** A check that you deposited and that was accepted. */
  check_deposit_acceptance: CheckDepositAcceptance;
  /** A check that you deposited and that the other bank returned. */
  check_deposit_return: CheckDepositReturn;
  /** A check drawn on an Account Number that was paid. */
  check_transfer_deposit: CheckTransferDeposit;
  /** A FedNow Transfer that moved money. */
  fednow_transfer_acknowledgement: FednowTransferAcknowledgement;
  /** An accepted ACH transfer from another bank. */
  inbound_ach_transfer: TransactionInboundAchTransfer;
  /** An accepted ACH transfer that you returned. Its money moves back. */
  inbound_ach_transfer_return_intention: InboundAchTransferReturnIntention;
  /** A paid check that you returned. */
  inbound_check_deposit_return_intention: InboundCheckDepositReturnIntention;
  /** A FedNow transfer to an Account Number that was confirmed. */
  inbound_fednow_transfer_confirmation: InboundFednowTransferConfirmation;
  /** A Real-Time Payments transfer to an Account Number that was confirmed. */
  inbound_real_time_payments_transfer_confirmation: InboundRealTimePaymentsTransferConfirmation;
  /** The reversal of a Wire Transfer by the receiving bank. */
  inbound_wire_reversal: WireTransferReversal;
  /** A wire to an Account Number that was accepted. */
  inbound_wire_transfer: TransactionInboundWireTransfer;
  /** The reversal of an accepted wire. */
  inbound_wire_transfer_reversal: TransactionInboundWireTransferReversal;
  /** A payment of interest that accrued on an Account. */
  interest_payment: InterestPayment;
  /** A Real-Time Payments Transfer that moved money. */
  real_time_payments_transfer_acknowledgement: RealTimePaymentsTransferAcknowledgement;
  /** A Wire Transfer that moved money. */
  wire_transfer_intention: WireTransferIntention;
  /** Empty: a Transaction of category `other` has no details. */
  other: TransactionOther;
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
  currency: Open<Currency>;
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
  currency: Open<Currency>;
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
  currency: Open<Currency>;
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

/** A settled card payment. */
export interface CardSettlement {
  /** Identifier of the settlement. */
  id: CardSettlementId;
  /** The Card Authorization that it settles, or null for a force post. */
  card_authorization: CardAuthorizationId | null;
  /** The card network of the message. */
  network: Open<CardNetwork>;
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
  currency: Open<Currency>;
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

/** A payment of interest that accrued on an Account. */
export interface InterestPayment {
  /** The Account on which the interest accrued. */
  accrued_on_account_id: AccountId;
  /** The interest, in cents. */
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** Start of the accrual period. ISO 8601, UTC. */
  period_start: string;
  /** End of the accrual period. ISO 8601, UTC. */
  period_end: string;
}

/** Empty: a Transaction of category `other` has no details. */
export type TransactionOther = Record<string, never>;

/** Parameters of `transactions.list`. */
export interface TransactionListParams extends PageParams {
  /** Only Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Transactions of this route, text of at least 1 character. */
  route_id?: string | undefined;
  /** Only Transactions of one of these categories. */
  category?: AnyOf<TransactionCategory | NeverProducedTransactionCategory>["filter"] | undefined;
}

/**
 * The kind of event that caused a Transaction.
 *
 * - `account_revenue_payment`: Non-interest income was paid.
 * - `account_transfer_intention`: An Account Transfer moved money out of the Account, or into it.
 * - `ach_transfer_intention`: An ACH Transfer moved money.
 * - `ach_transfer_rejection`: An ACH Transfer was rejected, and its money moved back.
 * - `ach_transfer_return`: An ACH Transfer was returned, and its money moved back.
 * - `card_refund`: A merchant refunded money to a Card.
 * - `card_settlement`: A card payment was settled.
 * - `check_deposit_acceptance`: A check that you deposited was accepted.
 * - `check_deposit_return`: A check that you deposited was returned.
 * - `check_transfer_deposit`: A check drawn on an Account Number was paid.
 * - `fednow_transfer_acknowledgement`: A FedNow Transfer moved money.
 * - `inbound_ach_transfer`: An ACH transfer was accepted.
 * - `inbound_ach_transfer_return_intention`: You returned an accepted ACH transfer.
 * - `inbound_check_deposit_return_intention`: You returned a paid check.
 * - `inbound_fednow_transfer_confirmation`: A FedNow transfer was confirmed.
 * - `inbound_real_time_payments_transfer_confirmation`: A Real-Time Payments transfer was confirmed.
 * - `inbound_wire_reversal`: A Wire Transfer was reversed, and its money moved back.
 * - `inbound_wire_transfer`: A wire was accepted.
 * - `inbound_wire_transfer_reversal`: You reversed a wire.
 * - `interest_payment`: Interest was paid.
 * - `real_time_payments_transfer_acknowledgement`: A Real-Time Payments Transfer moved money.
 * - `wire_transfer_intention`: A Wire Transfer moved money.
 * - `other`: An event without a category of its own, such as a paid check that you returned.
 */
export type TransactionCategory =
  | "account_revenue_payment"
  | "account_transfer_intention"
  | "ach_transfer_intention"
  | "ach_transfer_rejection"
  | "ach_transfer_return"
  | "card_refund"
  | "card_settlement"
  | "check_deposit_acceptance"
  | "check_deposit_return"
  | "check_transfer_deposit"
  | "fednow_transfer_acknowledgement"
  | "inbound_ach_transfer"
  | "inbound_ach_transfer_return_intention"
  | "inbound_check_deposit_return_intention"
  | "inbound_fednow_transfer_confirmation"
  | "inbound_real_time_payments_transfer_confirmation"
  | "inbound_wire_reversal"
  | "inbound_wire_transfer"
  | "inbound_wire_transfer_reversal"
  | "interest_payment"
  | "real_time_payments_transfer_acknowledgement"
  | "wire_transfer_intention"
  | "other";

/**
 * A category that filters of Transactions accept. It is never produced: no Transaction of this bank
 * has it.
 */
export type NeverProducedTransactionCategory =
  | "blockchain_offramp_transfer_settlement"
  | "blockchain_onramp_transfer_intention"
  | "card_dispute_acceptance"
  | "card_dispute_financial"
  | "card_dispute_loss"
  | "card_financial"
  | "card_push_transfer_acceptance"
  | "card_revenue_payment"
  | "cashback_payment"
  | "fee_payment"
  | "inbound_check_adjustment"
  | "inbound_check_deposit_acceptance"
  | "internal_source"
  | "sample_funds"
  | "swift_transfer_intention"
  | "swift_transfer_return";
