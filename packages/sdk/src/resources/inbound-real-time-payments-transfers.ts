// Generated from packages/contract/src/resources/inbound-real-time-payments-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions } from "../core/api.ts";
import type {
  AccountId,
  AccountNumberId,
  DeclinedTransactionId,
  InboundRealTimePaymentsTransferId,
  TransactionId,
} from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Inbound Real Time Payments Transfers. */
export interface InboundRealTimePaymentsTransfers {
  /**
   * List Inbound Real-Time Payments Transfers, newest first.
   *
   * `GET /inbound_real_time_payments_transfers`. An extension of the contract.
   */
  list(
    params?: InboundRealTimePaymentsTransferListParams,
    options?: ListOptions,
  ): PageRequest<InboundRealTimePaymentsTransfer>;

  /**
   * Retrieve an Inbound Real-Time Payments Transfer.
   *
   * `GET /inbound_real_time_payments_transfers/{inbound_real_time_payments_transfer_id}`. An extension
   * of the contract.
   */
  retrieve(
    id: InboundRealTimePaymentsTransferId,
    options?: RequestOptions,
  ): ApiPromise<InboundRealTimePaymentsTransfer>;
}

/** A Real-Time Payments transfer to an Account Number that was confirmed. */
export interface InboundRealTimePaymentsTransferConfirmation {
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** Name of the receiver as the sender wrote it. */
  creditor_name: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** Account number of the sender. */
  debtor_account_number: string;
  /** Name of the sender. */
  debtor_name: string;
  /** Routing number of the sender's bank. */
  debtor_routing_number: string;
  /** Identifier of the transfer in the network. */
  transaction_identification: string;
  /** The sender's message about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** The Inbound Real-Time Payments Transfer that credited the Account. */
  transfer_id: InboundRealTimePaymentsTransferId;
}

/** A Real-Time Payments transfer to an Account Number that was declined. */
export interface InboundRealTimePaymentsTransferDecline {
  /** The declined amount, in US cents, 0 or more. */
  amount: number;
  /** Name of the receiver as written by the sender. */
  creditor_name: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** Account number of the sender. */
  debtor_account_number: string;
  /** Name of the sender. */
  debtor_name: string;
  /** Routing number of the sender's bank. */
  debtor_routing_number: string;
  /** Why a Real-Time Payments transfer was declined. */
  reason: Open<InboundRealTimePaymentsTransferDeclineReason>;
  /** Identifier of the transfer in the network. */
  transaction_identification: string;
  /** The Inbound Real-Time Payments Transfer that was declined. */
  transfer_id: InboundRealTimePaymentsTransferId;
  /** The sender's message about the payment, or an empty string. */
  unstructured_remittance_information: string;
}

/**
 * Why a Real-Time Payments transfer was declined.
 *
 * - `account_number_canceled`: The Account Number is canceled.
 * - `account_number_disabled`: The Account Number is disabled.
 * - `account_restricted`: The Account cannot accept it, for example because it is closed.
 * - `group_locked`: The Account does not allow any activity.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `real_time_payments_not_enabled`: The Account cannot receive Real-Time Payments.
 */
export type InboundRealTimePaymentsTransferDeclineReason =
  | "account_number_canceled"
  | "account_number_disabled"
  | "account_restricted"
  | "group_locked"
  | "entity_not_active"
  | "real_time_payments_not_enabled";

/** Money that another bank sent to an Account Number by Real-Time Payments. */
export interface InboundRealTimePaymentsTransfer {
  /** Identifier of the Inbound Real-Time Payments Transfer. */
  id: InboundRealTimePaymentsTransferId;
  /** The Account that it credits. */
  account_id: AccountId;
  /** The Account Number that it was sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** The confirmation, or null if it was not confirmed. */
  confirmation: InboundRealTimePaymentsTransferConfirmed | null;
  /** When it arrived. ISO 8601, UTC. */
  created_at: string;
  /** Name of the receiver as the sender wrote it. */
  creditor_name: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** Account number of the sender. */
  debtor_account_number: string;
  /** Name of the sender. */
  debtor_name: string;
  /** Routing number of the sender's bank. */
  debtor_routing_number: string;
  /** Identifier of the transfer in the network. */
  transaction_identification: string;
  /** The sender's message about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** The decline, or null if it was not declined. */
  decline: InboundRealTimePaymentsTransferDeclined | null;
  /** The state of an Inbound Real-Time Payments Transfer. */
  status: Open<InboundRealTimePaymentsTransferStatus>;
  /** Always `inbound_real_time_payments_transfer`. */
  type: "inbound_real_time_payments_transfer";
}

/** The confirmation of a Real-Time Payments transfer. */
export interface InboundRealTimePaymentsTransferConfirmed {
  /** When it was confirmed. ISO 8601, UTC. */
  confirmed_at: string;
  /** The Transaction that credited the Account. */
  transaction_id: TransactionId;
}

/** The decline of a Real-Time Payments transfer. */
export interface InboundRealTimePaymentsTransferDeclined {
  /** When it was declined. ISO 8601, UTC. */
  declined_at: string;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** Why a Real-Time Payments transfer was declined. */
  reason: Open<InboundRealTimePaymentsTransferDeclineReason>;
}

/**
 * The state of an Inbound Real-Time Payments Transfer.
 *
 * - `pending_confirming`: The bank is processing it. No money has moved yet.
 * - `timed_out`: The bank did not respond to the network in time. No money moved.
 * - `confirmed`: The money is in the Account.
 * - `declined`: It was declined. No money moved.
 */
export type InboundRealTimePaymentsTransferStatus = "pending_confirming" | "timed_out" | "confirmed" | "declined";

/** Parameters of `inboundRealTimePaymentsTransfers.list`. */
export interface InboundRealTimePaymentsTransferListParams extends PageParams {
  /** Only Inbound Real-Time Payments Transfers into this Account. */
  account_id?: AccountId | undefined;
  /** Only Inbound Real-Time Payments Transfers to this Account Number. */
  account_number_id?: AccountNumberId | undefined;
  /** Only Inbound Real-Time Payments Transfers in one of these states. */
  status?: AnyOf<InboundRealTimePaymentsTransferStatus>["filter"] | undefined;
}

/** Parameters of `simulations.inboundRealTimePaymentsTransfers.create`. */
export interface InboundRealTimePaymentsTransferCreateParams {
  /** The Account Number that the transfer is sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** Account number of the sender, 1 to 200 characters. Default: generated by the bank. */
  debtor_account_number?: string | undefined;
  /** Name of the sender, 1 to 200 characters. Default: generated by the bank. */
  debtor_name?: string | undefined;
  /** Routing number of the sender's bank, 9 characters. Default: generated by the bank. */
  debtor_routing_number?: string | undefined;
  /** Declines it for this reason, even without a natural cause. */
  decline_reason?: InboundRealTimePaymentsTransferDeclineReason | undefined;
  /** The Request for Payment that it responds to, 1 to 200 characters. */
  request_for_payment_id?: string | undefined;
  /** The sender's message about the payment, 1 to 140 characters. */
  unstructured_remittance_information?: string | undefined;
}
