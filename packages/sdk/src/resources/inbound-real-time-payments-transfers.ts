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
  /** What the sender wrote about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** The Inbound Real-Time Payments Transfer that brought the money. */
  transfer_id: InboundRealTimePaymentsTransferId;
}

/** A Real-Time Payments transfer to an Account Number that was declined. */
export interface InboundRealTimePaymentsTransferDecline {
  /** Amount that was declined, in US cents, 0 or more. */
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
  /** Why a Real-Time Payments transfer was declined. */
  reason: Open<InboundRealTimePaymentsTransferDeclineReason>;
  /** Identifier of the transfer in the network. */
  transaction_identification: string;
  /** The Inbound Real-Time Payments Transfer that was declined. */
  transfer_id: InboundRealTimePaymentsTransferId;
  /** What the sender wrote about the payment; empty if nothing. */
  unstructured_remittance_information: string;
}

/**
 * Why a Real-Time Payments transfer was declined.
 *
 * - `account_number_canceled`: The Account Number is canceled.
 * - `account_number_disabled`: The Account Number is disabled.
 * - `account_restricted`: The Account cannot take it, being closed for instance.
 * - `group_locked`: The Account takes no activity.
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

/** Money that somebody else sent to an Account Number by Real-Time Payments. */
export interface InboundRealTimePaymentsTransfer {
  /** Identifier of the Inbound Real-Time Payments Transfer. */
  id: InboundRealTimePaymentsTransferId;
  /** The Account that it is to bring money into. */
  account_id: AccountId;
  /** The Account Number that it was sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** How it was confirmed, or null unless it was. */
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
  /** What the sender wrote about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** How it was declined, or null unless it was. */
  decline: InboundRealTimePaymentsTransferDeclined | null;
  /** How far an Inbound Real-Time Payments Transfer has come. */
  status: Open<InboundRealTimePaymentsTransferStatus>;
  /** Always `inbound_real_time_payments_transfer`. */
  type: "inbound_real_time_payments_transfer";
}

/** How a Real-Time Payments transfer was confirmed. */
export interface InboundRealTimePaymentsTransferConfirmed {
  /** When it was confirmed. ISO 8601, UTC. */
  confirmed_at: string;
  /** The Transaction that brought the money. */
  transaction_id: TransactionId;
}

/** How a Real-Time Payments transfer was declined. */
export interface InboundRealTimePaymentsTransferDeclined {
  /** When it was declined. ISO 8601, UTC. */
  declined_at: string;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** Why a Real-Time Payments transfer was declined. */
  reason: Open<InboundRealTimePaymentsTransferDeclineReason>;
}

/**
 * How far an Inbound Real-Time Payments Transfer has come.
 *
 * - `pending_confirming`: The bank looks at it; no money has moved.
 * - `timed_out`: The bank did not answer the network in time; no money moved.
 * - `confirmed`: The money is in the Account.
 * - `declined`: It was declined; no money moved.
 */
export type InboundRealTimePaymentsTransferStatus = "pending_confirming" | "timed_out" | "confirmed" | "declined";

/** Parameters of `inboundRealTimePaymentsTransfers.list`. */
export interface InboundRealTimePaymentsTransferListParams extends PageParams {
  /** Only Inbound Real-Time Payments Transfers into this Account. */
  account_id?: AccountId | undefined;
  /** Only Inbound Real-Time Payments Transfers to this Account Number. */
  account_number_id?: AccountNumberId | undefined;
  /** Only Inbound Real-Time Payments Transfers in one of these states. */
  status?: AnyOf<Open<InboundRealTimePaymentsTransferStatus>> | undefined;
}

/** Parameters of `simulations.inboundRealTimePaymentsTransfers.create`. */
export interface InboundRealTimePaymentsTransferCreateParams {
  /** The Account Number that the transfer is sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** Account number of the sender, 1 to 200 characters. By default the bank makes it up. */
  debtor_account_number?: string | undefined;
  /** Name of the sender, 1 to 200 characters. By default the bank makes it up. */
  debtor_name?: string | undefined;
  /** Routing number of the sender's bank, 9 characters. By default the bank makes it up. */
  debtor_routing_number?: string | undefined;
  /** The reason to decline it for, whether there is cause for it or not. */
  decline_reason?: InboundRealTimePaymentsTransferDeclineReason | undefined;
  /** The Request for Payment that it answers, 1 to 200 characters. */
  request_for_payment_id?: string | undefined;
  /** What the sender writes about the payment, 1 to 140 characters. */
  unstructured_remittance_information?: string | undefined;
}
