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
   * Reverse an Inbound Wire Transfer, which sends the money back.
   *
   * The wire must be `accepted` and the Account open. The wire becomes `reversed`. A Transaction of
   * category `inbound_wire_transfer_reversal` debits the Account, even if this overdraws it. Emits
   * `transaction.created` and `inbound_wire_transfer.updated`.
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
  /** Name of the receiver as written by the sender, or null. */
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
  /** Description in words. */
  description: string;
  /** The sender's own identifier of the payment, or null. */
  end_to_end_identification: string | null;
  /** Identifier of the message in the wire network, or null. */
  input_message_accountability_data: string | null;
  /** Routing number of the bank that sent the wire, or null. */
  instructing_agent_routing_number: string | null;
  /** Identifier of the instruction at the sending bank, or null. */
  instruction_identification: string | null;
  /** The purpose of the payment, or null. */
  purpose: string | null;
  /** Reference that identifies the payment at every bank (UETR), or null. */
  unique_end_to_end_transaction_reference: string | null;
  /** The sender's message about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** The Wire Drawdown Request that it responds to, or null. */
  wire_drawdown_request_id: string | null;
  /** The Inbound Wire Transfer that credited the Account. */
  transfer_id: InboundWireTransferId;
}

/** The reversal of an accepted wire. */
export interface TransactionInboundWireTransferReversal {
  /** The Inbound Wire Transfer that you reversed. */
  inbound_wire_transfer_id: InboundWireTransferId;
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
 * - `group_locked`: The Account does not allow any activity.
 * - `no_account_number`: The Account Number does not exist.
 * - `transaction_not_allowed`: The Account cannot accept it, for example because it is closed.
 */
export type WireDeclineReason =
  | "account_number_canceled"
  | "account_number_disabled"
  | "entity_not_active"
  | "group_locked"
  | "no_account_number"
  | "transaction_not_allowed";

/** Money that another bank sent to an Account Number by wire. */
export interface InboundWireTransfer {
  /** Identifier of the Inbound Wire Transfer. */
  id: InboundWireTransferId;
  /** The acceptance, or null if it was not accepted. */
  acceptance: InboundWireTransferAcceptance | null;
  /** The Account that it credits. */
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
  /** Name of the receiver as written by the sender, or null. */
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
  /** Description in words. */
  description: string;
  /** The sender's own identifier of the payment, or null. */
  end_to_end_identification: string | null;
  /** Identifier of the message in the wire network, or null. */
  input_message_accountability_data: string | null;
  /** Routing number of the bank that sent the wire, or null. */
  instructing_agent_routing_number: string | null;
  /** Identifier of the instruction at the sending bank, or null. */
  instruction_identification: string | null;
  /** The purpose of the payment, or null. */
  purpose: string | null;
  /** Reference that identifies the payment at every bank (UETR), or null. */
  unique_end_to_end_transaction_reference: string | null;
  /** The sender's message about the payment, or null. */
  unstructured_remittance_information: string | null;
  /** The Wire Drawdown Request that it responds to, or null. */
  wire_drawdown_request_id: string | null;
  /** The reversal, or null if it was not reversed. */
  reversal: InboundWireTransferReversal | null;
  /** The state of an Inbound Wire Transfer. */
  status: Open<InboundWireTransferStatus>;
  /** Always `inbound_wire_transfer`. */
  type: "inbound_wire_transfer";
}

/** The acceptance of a wire. */
export interface InboundWireTransferAcceptance {
  /** When it was accepted. ISO 8601, UTC. */
  accepted_at: string;
  /** The Transaction that credited the Account. */
  transaction_id: TransactionId;
}

/** The reversal of an accepted wire. */
export interface InboundWireTransferReversal {
  /** Why you reverse a wire. */
  reason: Open<InboundWireTransferReversalReason>;
  /** When it was reversed. ISO 8601, UTC. */
  reversed_at: string;
}

/**
 * Why you reverse a wire.
 *
 * - `duplicate`: It was sent twice.
 * - `creditor_request`: The receiver requests it.
 * - `transaction_forbidden`: The receiver is not allowed to accept the payment.
 */
export type InboundWireTransferReversalReason = "duplicate" | "creditor_request" | "transaction_forbidden";

/**
 * The state of an Inbound Wire Transfer.
 *
 * - `pending`: The bank is processing it. No money has moved yet.
 * - `accepted`: The money is in the Account.
 * - `declined`: It was declined. No money moved.
 * - `reversed`: You reversed it after it was accepted. The money has left the Account again.
 */
export type InboundWireTransferStatus = "pending" | "accepted" | "declined" | "reversed";

/** Parameters of `inboundWireTransfers.list`. */
export interface InboundWireTransferListParams extends PageParams {
  /** Only Inbound Wire Transfers into this Account. */
  account_id?: AccountId | undefined;
  /** Only Inbound Wire Transfers to this Account Number. */
  account_number_id?: AccountNumberId | undefined;
  /** Only Inbound Wire Transfers in one of these states. */
  status?: AnyOf<InboundWireTransferStatus>["filter"] | undefined;
  /** Only Inbound Wire Transfers that respond to this Wire Drawdown Request, 1 to 200 characters. */
  wire_drawdown_request_id?: string | undefined;
}

/** Parameters of `inboundWireTransfers.reverse`. */
export interface InboundWireTransferReverseParams {
  /** Why you reverse a wire. */
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
  /** Declines it for this reason, even without a natural cause. */
  decline_reason?: WireDeclineReason | undefined;
  /** The sender's own identifier of the payment, 1 to 200 characters. */
  end_to_end_identification?: string | undefined;
  /** Routing number of the bank that sends the wire, 1 to 200 characters. */
  instructing_agent_routing_number?: string | undefined;
  /** Identifier of the instruction at the sending bank, 1 to 200 characters. */
  instruction_identification?: string | undefined;
  /** The purpose of the payment, 1 to 200 characters. */
  purpose?: string | undefined;
  /** Reference that identifies the payment at every bank (UETR), 1 to 200 characters. */
  unique_end_to_end_transaction_reference?: string | undefined;
  /** The sender's message about the payment, 1 to 200 characters. */
  unstructured_remittance_information?: string | undefined;
  /** The Wire Drawdown Request that it responds to, 1 to 200 characters. */
  wire_drawdown_request_id?: string | undefined;
}
