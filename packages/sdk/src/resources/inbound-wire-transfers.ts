// Generated from packages/contract/src/resources/inbound-wire-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, AccountNumberId, InboundWireTransferId, TransactionId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Inbound Wire Transfers. */
export interface InboundWireTransfers {
  /**
   * List Inbound Wire Transfers, newest first.
   *
   * `GET /inbound_wire_transfers`. An extension of the contract.
   */
  list(params?: InboundWireTransferListParams, options?: ListOptions): PageRequest<InboundWireTransfer>;

  /**
   * Retrieve an Inbound Wire Transfer.
   *
   * `GET /inbound_wire_transfers/{inbound_wire_transfer_id}`. An extension of the contract.
   */
  retrieve(id: InboundWireTransferId, options?: RequestOptions): ApiPromise<InboundWireTransfer>;

  /**
   * Send an Inbound Wire Transfer back.
   *
   * It must be `accepted` and the Account open; it is then `reversed`. A Transaction of category `other`
   * takes the money out again, even if the balance is too low for it. Emits `transaction.created` and
   * `inbound_wire_transfer.updated`.
   *
   * `POST /inbound_wire_transfers/{inbound_wire_transfer_id}/reverse`. An extension of the contract.
   */
  reverse(
    id: InboundWireTransferId,
    params: InboundWireTransferReverseParams,
    options?: WriteOptions,
  ): ApiPromise<InboundWireTransfer>;
}

/** A wire to an Account Number that was accepted. */
export interface TransactionInboundWireTransfer {
  /** Amount of the wire, in cents, at least 1. */
  amount: number;
  /** First line of the receiver's address, or null. */
  creditor_address_line1: string | null;
  /** Second line of the receiver's address, or null. */
  creditor_address_line2: string | null;
  /** Third line of the receiver's address, or null. */
  creditor_address_line3: string | null;
  /** Name of the receiver as the sender wrote it, or null. */
  creditor_name: string | null;
  /** Account number of the sender, or null. */
  debtor_account_number: string | null;
  /** First line of the sender's address, or null. */
  debtor_address_line1: string | null;
  /** Second line of the sender's address, or null. */
  debtor_address_line2: string | null;
  /** Third line of the sender's address, or null. */
  debtor_address_line3: string | null;
  /** Name of the sender, or null. */
  debtor_name: string | null;
  /** Routing number of the sender's bank, or null. */
  debtor_routing_number: string | null;
  /** What it is, in words. */
  description: string;
  /** The sender's own identifier of the payment, or null. */
  end_to_end_identification: string | null;
  /** Identifier of the message in the wire network, or null. */
  input_message_accountability_data: string | null;
  /** Routing number of the bank that sent the wire, or null. */
  instructing_agent_routing_number: string | null;
  /** Identifier that the sending bank gave the instruction, or null. */
  instruction_identification: string | null;
  /** Why the payment is made, or null. */
  purpose: string | null;
  /** Reference that stays with the payment through all banks (UETR), or null. */
  unique_end_to_end_transaction_reference: string | null;
  /** What the sender wrote about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** The Wire Drawdown Request that it answers, or null. */
  wire_drawdown_request_id: string | null;
  /** The Inbound Wire Transfer that brought the money. */
  transfer_id: InboundWireTransferId;
}

/** A wire to an Account Number that was declined. */
export interface WireDecline {
  /** The Inbound Wire Transfer that was declined. */
  inbound_wire_transfer_id: InboundWireTransferId;
  /** Why a wire was declined. */
  reason: Open<WireDeclineReason>;
}

/**
 * Why a wire was declined.
 *
 * - `account_number_canceled`: The Account Number is canceled.
 * - `account_number_disabled`: The Account Number is disabled.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `group_locked`: The Account takes no activity.
 * - `no_account_number`: There is no such Account Number.
 * - `transaction_not_allowed`: The Account cannot take it, being closed for instance.
 */
export type WireDeclineReason =
  | "account_number_canceled"
  | "account_number_disabled"
  | "entity_not_active"
  | "group_locked"
  | "no_account_number"
  | "transaction_not_allowed";

/** Money that somebody else sent to an Account Number by wire. */
export interface InboundWireTransfer {
  /** Identifier of the Inbound Wire Transfer. */
  id: InboundWireTransferId;
  /** How it was accepted, or null unless it was. */
  acceptance: InboundWireTransferAcceptance | null;
  /** The Account that it is to bring money into. */
  account_id: AccountId;
  /** The Account Number that it was sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the wire, in cents, at least 1. */
  amount: number;
  /** When it arrived. ISO 8601, UTC. */
  created_at: string;
  /** First line of the receiver's address, or null. */
  creditor_address_line1: string | null;
  /** Second line of the receiver's address, or null. */
  creditor_address_line2: string | null;
  /** Third line of the receiver's address, or null. */
  creditor_address_line3: string | null;
  /** Name of the receiver as the sender wrote it, or null. */
  creditor_name: string | null;
  /** Account number of the sender, or null. */
  debtor_account_number: string | null;
  /** First line of the sender's address, or null. */
  debtor_address_line1: string | null;
  /** Second line of the sender's address, or null. */
  debtor_address_line2: string | null;
  /** Third line of the sender's address, or null. */
  debtor_address_line3: string | null;
  /** Name of the sender, or null. */
  debtor_name: string | null;
  /** Routing number of the sender's bank, or null. */
  debtor_routing_number: string | null;
  /** What it is, in words. */
  description: string;
  /** The sender's own identifier of the payment, or null. */
  end_to_end_identification: string | null;
  /** Identifier of the message in the wire network, or null. */
  input_message_accountability_data: string | null;
  /** Routing number of the bank that sent the wire, or null. */
  instructing_agent_routing_number: string | null;
  /** Identifier that the sending bank gave the instruction, or null. */
  instruction_identification: string | null;
  /** Why the payment is made, or null. */
  purpose: string | null;
  /** Reference that stays with the payment through all banks (UETR), or null. */
  unique_end_to_end_transaction_reference: string | null;
  /** What the sender wrote about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** The Wire Drawdown Request that it answers, or null. */
  wire_drawdown_request_id: string | null;
  /** How it was sent back, or null unless it was. */
  reversal: InboundWireTransferReversal | null;
  /** How far an Inbound Wire Transfer has come. */
  status: Open<InboundWireTransferStatus>;
  /** Always `inbound_wire_transfer`. */
  type: "inbound_wire_transfer";
}

/** How a wire was accepted. */
export interface InboundWireTransferAcceptance {
  /** When it was accepted. ISO 8601, UTC. */
  accepted_at: string;
  /** The Transaction that brought the money. */
  transaction_id: TransactionId;
}

/** How an accepted wire was sent back. */
export interface InboundWireTransferReversal {
  /** Why you send a wire back. */
  reason: Open<InboundWireTransferReversalReason>;
  /** When it was sent back. ISO 8601, UTC. */
  reversed_at: string;
}

/**
 * Why you send a wire back.
 *
 * - `duplicate`: It was sent twice.
 * - `creditor_request`: The receiver asks for it.
 * - `transaction_forbidden`: The receiver may not take such money.
 */
export type InboundWireTransferReversalReason = "duplicate" | "creditor_request" | "transaction_forbidden";

/**
 * How far an Inbound Wire Transfer has come.
 *
 * - `pending`: The bank looks at it; no money has moved.
 * - `accepted`: The money is in the Account.
 * - `declined`: It was declined; no money moved.
 * - `reversed`: You sent it back after it was accepted; the money has left the Account again.
 */
export type InboundWireTransferStatus = "pending" | "accepted" | "declined" | "reversed";

/** Parameters of `inboundWireTransfers.list`. */
export interface InboundWireTransferListParams extends PageParams {
  /** Only Inbound Wire Transfers into this Account. */
  account_id?: AccountId | undefined;
  /** Only Inbound Wire Transfers to this Account Number. */
  account_number_id?: AccountNumberId | undefined;
  /** Only Inbound Wire Transfers in one of these states. */
  status?: AnyOf<Open<InboundWireTransferStatus>> | undefined;
}

/** Parameters of `inboundWireTransfers.reverse`. */
export interface InboundWireTransferReverseParams {
  /** Why you send a wire back. */
  reason: InboundWireTransferReversalReason;
}

/** Parameters of `simulations.inboundWireTransfers.create`. */
export interface InboundWireTransferCreateParams {
  /** The Account Number that the wire is sent to. */
  account_number_id: AccountNumberId;
  /** Amount of the wire, in cents, at least 1. */
  amount: number;
  /** First line of the receiver's address, 1 to 200 characters. */
  creditor_address_line1?: string | undefined;
  /** Second line of the receiver's address, 1 to 200 characters. */
  creditor_address_line2?: string | undefined;
  /** Third line of the receiver's address, 1 to 200 characters. */
  creditor_address_line3?: string | undefined;
  /** Name of the receiver, 1 to 200 characters. */
  creditor_name?: string | undefined;
  /** First line of the sender's address, 1 to 200 characters. */
  debtor_address_line1?: string | undefined;
  /** Second line of the sender's address, 1 to 200 characters. */
  debtor_address_line2?: string | undefined;
  /** Third line of the sender's address, 1 to 200 characters. */
  debtor_address_line3?: string | undefined;
  /** Name of the sender, 1 to 200 characters. */
  debtor_name?: string | undefined;
  /** The reason to decline it for, whether there is cause for it or not. */
  decline_reason?: WireDeclineReason | undefined;
  /** The sender's own identifier of the payment, 1 to 200 characters. */
  end_to_end_identification?: string | undefined;
  /** Routing number of the bank that sends the wire, 1 to 200 characters. */
  instructing_agent_routing_number?: string | undefined;
  /** Identifier that the sending bank gives the instruction, 1 to 200 characters. */
  instruction_identification?: string | undefined;
  /** Why the payment is made, 1 to 200 characters. */
  purpose?: string | undefined;
  /** Reference that stays with the payment through all banks (UETR), 1 to 200 characters. */
  unique_end_to_end_transaction_reference?: string | undefined;
  /** What the sender writes about the payment, 1 to 200 characters. */
  unstructured_remittance_information?: string | undefined;
  /** The Wire Drawdown Request that it answers, 1 to 200 characters. */
  wire_drawdown_request_id?: string | undefined;
}
