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
  /** The Inbound FedNow Transfer that credited the Account. */
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
 * - `account_restricted`: The Account cannot accept it, for example because it is closed.
 * - `group_locked`: The Account does not allow any activity.
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

/** Money that another bank sent to an Account Number by FedNow. */
export interface InboundFednowTransfer {
  /** Identifier of the Inbound FedNow Transfer. */
  id: InboundFednowTransferId;
  /** The Account that it credits. */
  account_id: AccountId;
  /** The Account Number that it was sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** The confirmation, or null if it was not confirmed. */
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
  /** The decline, or null if it was not declined. */
  decline: InboundFednowTransferDecline | null;
  /** The state of an Inbound FedNow Transfer. */
  status: Open<InboundFednowTransferStatus>;
  /** The Transaction that credited the Account, or null until it is confirmed. */
  transaction_id: TransactionId | null;
  /** Always `inbound_fednow_transfer`. */
  type: "inbound_fednow_transfer";
  /** Reference that identifies the payment at every bank (UETR), or null. */
  unique_end_to_end_transaction_reference: string | null;
  /** The sender's message about the payment, or null. */
  unstructured_remittance_information: string | null;
}

/**
 * The state of an Inbound FedNow Transfer.
 *
 * - `pending_confirming`: The bank is processing it. No money has moved yet.
 * - `timed_out`: The bank did not respond to the network in time. No money moved.
 * - `confirmed`: The money is in the Account.
 * - `declined`: It was declined. No money moved.
 * - `requires_attention`: It waits until the operator acts.
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
  status?: AnyOf<InboundFednowTransferStatus>["filter"] | undefined;
}

/** Parameters of `simulations.inboundFednowTransfers.create`. */
export interface InboundFednowTransferCreateParams {
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
  decline_reason?: InboundFednowTransferDeclineReason | undefined;
  /** The sender's message about the payment, 1 to 200 characters. */
  unstructured_remittance_information?: string | undefined;
}
