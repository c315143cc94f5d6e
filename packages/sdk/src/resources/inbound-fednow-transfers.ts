// Generated from packages/contract/src/resources/inbound-fednow-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions } from "../core/api.ts";
import type { AccountId, AccountNumberId, InboundFednowTransferId, TransactionId } from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Inbound Fednow Transfers. */
export interface InboundFednowTransfers {
  /**
   * List Inbound FedNow Transfers, newest first.
   *
   * `GET /inbound_fednow_transfers`. An extension of the contract.
   */
  list(params?: InboundFednowTransferListParams, options?: ListOptions): PageRequest<InboundFednowTransfer>;

  /**
   * Retrieve an Inbound FedNow Transfer.
   *
   * `GET /inbound_fednow_transfers/{inbound_fednow_transfer_id}`. An extension of the contract.
   */
  retrieve(id: InboundFednowTransferId, options?: RequestOptions): ApiPromise<InboundFednowTransfer>;
}

/** A FedNow transfer to an Account Number that was confirmed. */
export interface InboundFednowTransferConfirmation {
  /** The Inbound FedNow Transfer that brought the money. */
  transfer_id: InboundFednowTransferId;
}

/** A FedNow transfer to an Account Number that was declined. */
export interface InboundFednowTransferDecline {
  /** The Inbound FedNow Transfer that was declined. */
  transfer_id: InboundFednowTransferId;
  /** Why a FedNow transfer was declined. */
  reason: Open<InboundFednowTransferDeclineReason>;
}

/**
 * Why a FedNow transfer was declined.
 *
 * - `account_number_canceled`: The Account Number is canceled.
 * - `account_number_disabled`: The Account Number is disabled.
 * - `account_restricted`: The Account cannot take it, being closed for instance.
 * - `group_locked`: The Account takes no activity.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `fednow_not_enabled`: The Account cannot receive FedNow transfers.
 */
export type InboundFednowTransferDeclineReason =
  | "account_number_canceled"
  | "account_number_disabled"
  | "account_restricted"
  | "group_locked"
  | "entity_not_active"
  | "fednow_not_enabled";

/** Money that somebody else sent to an Account Number by FedNow. */
export interface InboundFednowTransfer {
  /** Identifier of the Inbound FedNow Transfer. */
  id: InboundFednowTransferId;
  /** The Account that it is to bring money into. */
  account_id: AccountId;
  /** The Account Number that it was sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** How it was confirmed, or null unless it was. */
  confirmation: InboundFednowTransferConfirmation | null;
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
  /** How it was declined, or null unless it was. */
  decline: InboundFednowTransferDecline | null;
  /** How far an Inbound FedNow Transfer has come. */
  status: Open<InboundFednowTransferStatus>;
  /** The Transaction that brought the money, or null until it is confirmed. */
  transaction_id: TransactionId | null;
  /** Always `inbound_fednow_transfer`. */
  type: "inbound_fednow_transfer";
  /** Reference that stays with the payment through all banks (UETR), or null. */
  unique_end_to_end_transaction_reference: string | null;
  /** What the sender wrote about the payment, or null. */
  unstructured_remittance_information: string | null;
}

/**
 * How far an Inbound FedNow Transfer has come.
 *
 * - `pending_confirming`: The bank looks at it; no money has moved.
 * - `timed_out`: The bank did not answer the network in time; no money moved.
 * - `confirmed`: The money is in the Account.
 * - `declined`: It was declined; no money moved.
 * - `requires_attention`: Stuck until the operator does something.
 */
export type InboundFednowTransferStatus =
  | "pending_confirming"
  | "timed_out"
  | "confirmed"
  | "declined"
  | "requires_attention";

/** Parameters of `inboundFednowTransfers.list`. */
export interface InboundFednowTransferListParams extends PageParams {
  /** Only Inbound FedNow Transfers into this Account. */
  account_id?: AccountId | undefined;
  /** Only Inbound FedNow Transfers to this Account Number. */
  account_number_id?: AccountNumberId | undefined;
  /** Only Inbound FedNow Transfers in one of these states. */
  status?: AnyOf<Open<InboundFednowTransferStatus>> | undefined;
}

/** Parameters of `simulations.inboundFednowTransfers.create`. */
export interface InboundFednowTransferCreateParams {
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
  decline_reason?: InboundFednowTransferDeclineReason | undefined;
  /** What the sender writes about the payment, 1 to 200 characters. */
  unstructured_remittance_information?: string | undefined;
}
