// Generated from packages/contract/src/resources/real-time-payments-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { TransferApproval, TransferCancellation, TransferCreator } from "./account-transfers.ts";
import type {
  AccountId,
  AccountNumberId,
  ExternalAccountId,
  PendingTransactionId,
  RealTimePaymentsTransferId,
  TransactionId,
} from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Real Time Payments Transfers. */
export interface RealTimePaymentsTransfers {
  /**
   * List Real-Time Payments Transfers, newest first.
   *
   * `GET /real_time_payments_transfers`. An extension of the contract.
   */
  list(params?: RealTimePaymentsTransferListParams, options?: ListOptions): PageRequest<RealTimePaymentsTransfer>;

  /**
   * Send money to an account at another bank within seconds, by Real-Time Payments.
   *
   * A Pending Transaction of category `real_time_payments_transfer_instruction` holds the amount until
   * the network responds. The transfer becomes `pending_submission`, or `pending_approval` with
   * `require_approval`. Emits `real_time_payments_transfer.created` and `pending_transaction.created`.
   *
   * - `account_number` is required unless `external_account_id` is given.
   * - `account_number` is not allowed beside `external_account_id`, which has its own.
   * - `routing_number` is required unless `external_account_id` is given.
   * - `routing_number` is not allowed beside `external_account_id`, which has its own.
   * - `routing_number` names a bank that takes no real time payments transfers: choose a number whose
   *   row in `routing_numbers` has `real_time_payments_transfers` as `supported`.
   *
   * `POST /real_time_payments_transfers`. An extension of the contract.
   */
  create(params: RealTimePaymentsTransferCreateParams, options?: WriteOptions): ApiPromise<RealTimePaymentsTransfer>;

  /**
   * Retrieve a Real-Time Payments Transfer.
   *
   * `GET /real_time_payments_transfers/{real_time_payments_transfer_id}`. An extension of the contract.
   */
  retrieve(id: RealTimePaymentsTransferId, options?: RequestOptions): ApiPromise<RealTimePaymentsTransfer>;

  /**
   * Approve a Real-Time Payments Transfer.
   *
   * The transfer must be `pending_approval`. It becomes `pending_submission`, and its hold stays. Emits
   * `real_time_payments_transfer.updated`.
   *
   * `POST /real_time_payments_transfers/{real_time_payments_transfer_id}/approve`. An extension of the
   * contract.
   */
  approve(id: RealTimePaymentsTransferId, options?: WriteOptions): ApiPromise<RealTimePaymentsTransfer>;

  /**
   * Cancel a Real-Time Payments Transfer before its approval.
   *
   * The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits
   * `pending_transaction.updated` and `real_time_payments_transfer.updated`.
   *
   * `POST /real_time_payments_transfers/{real_time_payments_transfer_id}/cancel`. An extension of the
   * contract.
   */
  cancel(id: RealTimePaymentsTransferId, options?: WriteOptions): ApiPromise<RealTimePaymentsTransfer>;
}

/** A Real-Time Payments Transfer that moved money. */
export interface RealTimePaymentsTransferAcknowledgement {
  /** The account number at the other bank. */
  account_number: string;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** The routing number of the other bank. */
  routing_number: string;
  /** The Real-Time Payments Transfer. */
  transfer_id: RealTimePaymentsTransferId;
  /** The message to the receiver. */
  unstructured_remittance_information: string;
}

/** A Real-Time Payments Transfer whose money is on hold. */
export interface RealTimePaymentsTransferInstruction {
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** The Real-Time Payments Transfer. */
  transfer_id: RealTimePaymentsTransferId;
}

/** Money that you send to an account at another bank by Real-Time Payments, within seconds. */
export interface RealTimePaymentsTransfer {
  /** Identifier of the Real-Time Payments Transfer. */
  id: RealTimePaymentsTransferId;
  /** The acknowledgement, or null if it was not accepted. */
  acknowledgement: RealTimePaymentsTransferAcknowledged | null;
  /** Name of the sender, or null. */
  debtor_name: string | null;
  /** The rejection, or null if it was not rejected. */
  rejection: RealTimePaymentsTransferRejection | null;
  /** The Account that the money leaves. */
  account_id: AccountId;
  /** Amount in cents, at least 1. */
  amount: number;
  /** Name of the receiver. */
  creditor_name: string;
  /** The Account Number that the money comes from, which the receiver sees. */
  source_account_number_id: AccountNumberId;
  /** The account number at the other bank. */
  account_number: string;
  /** The External Account that was named, or null. */
  external_account_id: ExternalAccountId | null;
  /** The routing number of the other bank. */
  routing_number: string;
  /** The message to the receiver. */
  unstructured_remittance_information: string;
  /** The approval, or null if it was not approved or required none. */
  approval: TransferApproval | null;
  /** The cancellation, or null if it was not canceled. */
  cancellation: TransferCancellation | null;
  /** When it was created. ISO 8601, UTC. */
  created_at: string;
  /** Who created it. */
  created_by: TransferCreator | null;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /**
   * The Pending Transaction that the transfer made for itself, also after it is complete, or null if it
   * made none.
   */
  pending_transaction_id: PendingTransactionId | null;
  /** The Transaction that moved the money, or null if none has moved. */
  transaction_id: TransactionId | null;
  /** The state of a Real-Time Payments Transfer. */
  status: Open<RealTimePaymentsTransferStatus>;
  /** The submission, or null before. */
  submission: RealTimePaymentsTransferSubmission | null;
  /** Always `real_time_payments_transfer`. */
  type: "real_time_payments_transfer";
  /** Name of who receives the money in the end, or null. */
  ultimate_creditor_name: string | null;
  /** Name of who sends the money in the first place, or null. */
  ultimate_debtor_name: string | null;
}

/** The network accepted a Real-Time Payments Transfer. */
export interface RealTimePaymentsTransferAcknowledged {
  /** When the network accepted it. ISO 8601, UTC. */
  acknowledged_at: string;
}

/** A Real-Time Payments Transfer was rejected. */
export interface RealTimePaymentsTransferRejection {
  /** More about the reason, for `narrative`, or null. */
  reject_reason_additional_information: string | null;
  /** Why a Real-Time Payments Transfer was rejected. */
  reject_reason_code: Open<RealTimePaymentsTransferRejectReasonCode>;
  /** When it was rejected. ISO 8601, UTC. */
  rejected_at: string | null;
}

/**
 * Why a Real-Time Payments Transfer was rejected.
 *
 * - `account_closed`: The receiver's account is closed.
 * - `account_blocked`: The receiver's account is blocked.
 * - `invalid_creditor_account_type`: The receiver's account is of a wrong kind.
 * - `invalid_creditor_account_number`: No account has the number.
 * - `invalid_creditor_financial_institution_identifier`: No bank has the routing number.
 * - `end_customer_deceased`: The receiver has died.
 * - `narrative`: Another reason, in `reject_reason_additional_information`.
 * - `transaction_forbidden`: The payment is forbidden for the receiver's account.
 * - `transaction_type_not_supported`: The receiving bank does not take such payments.
 * - `unexpected_amount`: The receiver does not expect the amount.
 * - `amount_exceeds_bank_limits`: The amount is above what the receiving bank or the network takes.
 * - `invalid_creditor_address`: The receiver's address is wrong.
 * - `unknown_end_customer`: The receiver is unknown.
 * - `invalid_debtor_address`: The sender's address is wrong.
 * - `timeout`: The receiving bank did not respond in time.
 * - `unsupported_message_for_recipient`: The receiving bank cannot read the message.
 * - `recipient_connection_not_available`: The receiving bank is not connected.
 * - `real_time_payments_suspended`: The receiving bank takes no Real-Time Payments at present.
 * - `instructed_agent_signed_off`: The receiving bank has signed off from the network.
 * - `processing_error`: The network could not process it.
 * - `other`: Another reason.
 */
export type RealTimePaymentsTransferRejectReasonCode =
  | "account_closed"
  | "account_blocked"
  | "invalid_creditor_account_type"
  | "invalid_creditor_account_number"
  | "invalid_creditor_financial_institution_identifier"
  | "end_customer_deceased"
  | "narrative"
  | "transaction_forbidden"
  | "transaction_type_not_supported"
  | "unexpected_amount"
  | "amount_exceeds_bank_limits"
  | "invalid_creditor_address"
  | "unknown_end_customer"
  | "invalid_debtor_address"
  | "timeout"
  | "unsupported_message_for_recipient"
  | "recipient_connection_not_available"
  | "real_time_payments_suspended"
  | "instructed_agent_signed_off"
  | "processing_error"
  | "other";

/**
 * The state of a Real-Time Payments Transfer.
 *
 * - `pending_approval`: It waits for your approval. The amount is on hold.
 * - `canceled`: You canceled it. No money moved.
 * - `pending_submission`: It waits for the network. The amount is on hold.
 * - `complete`: The network accepted it. Its money has moved.
 * - `rejected`: It was rejected. No money moved.
 */
export type RealTimePaymentsTransferStatus =
  | "pending_approval"
  | "canceled"
  | "pending_submission"
  | "complete"
  | "rejected";

/** The submission of a Real-Time Payments Transfer to the network. */
export interface RealTimePaymentsTransferSubmission {
  /** When it was submitted. ISO 8601, UTC. */
  submitted_at: string | null;
  /** Identifier of it in the network: date, routing number, `T1` and 16 characters. */
  transaction_identification: string;
}

/** Parameters of `realTimePaymentsTransfers.list`. */
export interface RealTimePaymentsTransferListParams extends PageParams {
  /** Only Real-Time Payments Transfers of this Account. */
  account_id?: AccountId | undefined;
  /** Only Real-Time Payments Transfers that name this External Account. */
  external_account_id?: ExternalAccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Real-Time Payments Transfers in one of these states. */
  status?: AnyOf<RealTimePaymentsTransferStatus | NeverProducedRealTimePaymentsTransferStatus>["filter"] | undefined;
}

/**
 * A state that the filter of Real-Time Payments Transfers accepts. It is never produced: no Real-Time
 * Payments Transfer of this bank is in it.
 */
export type NeverProducedRealTimePaymentsTransferStatus = "pending_reviewing" | "requires_attention" | "submitted";

/** Parameters of `realTimePaymentsTransfers.create`. */
export type RealTimePaymentsTransferCreateParams = RealTimePaymentsTransferCreateParamsFields &
  (
    | { account_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; account_number?: undefined }
  ) &
  (
    | { routing_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; routing_number?: undefined }
  );

/** All fields of `RealTimePaymentsTransferCreateParams`, without the cross-field rules. */
export interface RealTimePaymentsTransferCreateParamsFields {
  /** Amount in cents, at least 1. */
  amount: number;
  /** Name of the receiver, 1 to 140 characters of Latin-1. */
  creditor_name: string;
  /** The Account Number that the money comes from, which the receiver sees. */
  source_account_number_id: AccountNumberId;
  /** The message to the receiver, 1 to 140 characters of Latin-1. */
  unstructured_remittance_information: string;
  /** The account number at the other bank, 1 to 34 letters and digits. */
  account_number?: string | undefined;
  /** The External Account, in place of `account_number` and `routing_number`. */
  external_account_id?: ExternalAccountId | undefined;
  /** The routing number of the other bank, 9 digits with a right ABA checksum. */
  routing_number?: string | undefined;
  /** Whether the transfer waits until you approve or cancel it. Default: `false`. */
  require_approval?: boolean | undefined;
  /** Name of the sender, 1 to 140 characters of Latin-1. Default: the Entity's name. */
  debtor_name?: string | undefined;
  /** Name of who receives the money in the end, 1 to 140 characters of Latin-1. */
  ultimate_creditor_name?: string | undefined;
  /** Name of who sends the money in the first place, 1 to 140 characters of Latin-1. */
  ultimate_debtor_name?: string | undefined;
}

/** Parameters of `simulations.realTimePaymentsTransfers.complete`. */
export interface RealTimePaymentsTransferCompleteParams {
  /** Rejects it for this reason, even without a natural cause. */
  rejection?: RealTimePaymentsTransferCompleteRejectionParams | undefined;
}

/** Rejects it for this reason, even without a natural cause. */
export interface RealTimePaymentsTransferCompleteRejectionParams {
  /** Why a Real-Time Payments Transfer was rejected. */
  reject_reason_code: RealTimePaymentsTransferRejectReasonCode;
}
