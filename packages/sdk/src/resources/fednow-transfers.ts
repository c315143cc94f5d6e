// Generated from packages/contract/src/resources/fednow-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { TransferCreator } from "./account-transfers.ts";
import type {
  AccountId,
  AccountNumberId,
  ExternalAccountId,
  FednowTransferId,
  PendingTransactionId,
  TransactionId,
} from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Fednow Transfers. */
export interface FednowTransfers {
  /**
   * List FedNow Transfers, newest first.
   *
   * `GET /fednow_transfers`. An extension of the contract.
   */
  list(params?: FednowTransferListParams, options?: ListOptions): PageRequest<FednowTransfer>;

  /**
   * Send money to an account at another bank within seconds, by FedNow.
   *
   * A Pending Transaction of category `fednow_transfer_instruction` holds the amount until the network
   * responds. The transfer becomes `pending_submitting`, or `pending_approval` with `require_approval`.
   * Emits `fednow_transfer.created` and `pending_transaction.created`.
   *
   * - `account_number` is required unless `external_account_id` is given.
   * - `account_number` is not allowed beside `external_account_id`, which has its own.
   * - `routing_number` is required unless `external_account_id` is given.
   * - `routing_number` is not allowed beside `external_account_id`, which has its own.
   * - `routing_number` names a bank that takes no fednow transfers: choose a number whose row in
   *   `routing_numbers` has `fednow_transfers` as `supported`.
   *
   * `POST /fednow_transfers`. An extension of the contract.
   */
  create(params: FednowTransferCreateParams, options?: WriteOptions): ApiPromise<FednowTransfer>;

  /**
   * Retrieve a FedNow Transfer.
   *
   * `GET /fednow_transfers/{fednow_transfer_id}`. An extension of the contract.
   */
  retrieve(id: FednowTransferId, options?: RequestOptions): ApiPromise<FednowTransfer>;

  /**
   * Approve a FedNow Transfer.
   *
   * The transfer must be `pending_approval`. It becomes `pending_submitting`, and its hold stays. Emits
   * `fednow_transfer.updated`.
   *
   * `POST /fednow_transfers/{fednow_transfer_id}/approve`. An extension of the contract.
   */
  approve(id: FednowTransferId, options?: WriteOptions): ApiPromise<FednowTransfer>;

  /**
   * Cancel a FedNow Transfer before its approval.
   *
   * The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits
   * `pending_transaction.updated` and `fednow_transfer.updated`.
   *
   * `POST /fednow_transfers/{fednow_transfer_id}/cancel`. An extension of the contract.
   */
  cancel(id: FednowTransferId, options?: WriteOptions): ApiPromise<FednowTransfer>;
}

/** A FedNow Transfer that moved money. */
export interface FednowTransferAcknowledgement {
  /** The FedNow Transfer. */
  transfer_id: FednowTransferId;
}

/** A FedNow Transfer whose money is on hold. */
export interface FednowTransferInstruction {
  /** The FedNow Transfer. */
  transfer_id: FednowTransferId;
}

/** Money that you send to an account at another bank by FedNow, within seconds. */
export interface FednowTransfer {
  /** Identifier of the FedNow Transfer. */
  id: FednowTransferId;
  /** The acknowledgement, or null if it was not accepted. */
  acknowledgement: FednowTransferAcknowledged | null;
  /** The address of the receiver, or null. */
  creditor_address: FednowTransferAddress | null;
  /** The address of the sender, or null. */
  debtor_address: FednowTransferAddress | null;
  /** Name of the sender. */
  debtor_name: string;
  /** The rejection, or null if it was not rejected. */
  rejection: FednowTransferRejection | null;
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
  /** The state of a FedNow Transfer. */
  status: Open<FednowTransferStatus>;
  /** The submission, or null before. */
  submission: FednowTransferSubmission | null;
  /** Always `fednow_transfer`. */
  type: "fednow_transfer";
  /** Reference that identifies the payment at every bank (UETR). */
  unique_end_to_end_transaction_reference: string;
}

/** The network accepted a FedNow Transfer. */
export interface FednowTransferAcknowledged {
  /** When the network accepted it. ISO 8601, UTC. */
  acknowledged_at: string;
}

/** The address of the sender or receiver of a FedNow Transfer. */
export interface FednowTransferAddress {
  /** City, or null. */
  city: string | null;
  /** First line, or null. */
  line1: string | null;
  /** ZIP code, or null. */
  postal_code: string | null;
  /** State, 2 characters, or null. */
  state: string | null;
}

/** A FedNow Transfer was rejected. */
export interface FednowTransferRejection {
  /** More about the reason, for `narrative`, or null. */
  reject_reason_additional_information: string | null;
  /** Why a FedNow Transfer was rejected. */
  reject_reason_code: Open<FednowTransferRejectReasonCode>;
  /** When it was rejected. ISO 8601, UTC. */
  rejected_at: string | null;
}

/**
 * Why a FedNow Transfer was rejected.
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
 * - `amount_exceeds_bank_limits`: The amount is above what the receiving bank or the network takes.
 * - `invalid_creditor_address`: The receiver's address is wrong.
 * - `invalid_debtor_address`: The sender's address is wrong.
 * - `timeout`: The receiving bank did not respond in time.
 * - `processing_error`: The network could not process it.
 * - `other`: Another reason.
 */
export type FednowTransferRejectReasonCode =
  | "account_closed"
  | "account_blocked"
  | "invalid_creditor_account_type"
  | "invalid_creditor_account_number"
  | "invalid_creditor_financial_institution_identifier"
  | "end_customer_deceased"
  | "narrative"
  | "transaction_forbidden"
  | "transaction_type_not_supported"
  | "amount_exceeds_bank_limits"
  | "invalid_creditor_address"
  | "invalid_debtor_address"
  | "timeout"
  | "processing_error"
  | "other";

/**
 * The state of a FedNow Transfer.
 *
 * - `pending_approval`: It waits for your approval. The amount is on hold.
 * - `canceled`: You canceled it. No money moved.
 * - `pending_submitting`: It waits for the network. The amount is on hold.
 * - `complete`: The network accepted it. Its money has moved.
 * - `rejected`: It was rejected. No money moved.
 */
export type FednowTransferStatus = "pending_approval" | "canceled" | "pending_submitting" | "complete" | "rejected";

/** The submission of a FedNow Transfer to the network. */
export interface FednowTransferSubmission {
  /** Identifier of it in the network: date, routing number and 18 characters. */
  message_identification: string;
  /** When it was submitted. ISO 8601, UTC. */
  submitted_at: string | null;
}

/** Parameters of `fednowTransfers.list`. */
export interface FednowTransferListParams extends PageParams {
  /** Only FedNow Transfers of this Account. */
  account_id?: AccountId | undefined;
  /** Only FedNow Transfers that name this External Account. */
  external_account_id?: ExternalAccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only FedNow Transfers in one of these states. */
  status?: AnyOf<FednowTransferStatus | NeverProducedFednowTransferStatus>["filter"] | undefined;
}

/**
 * A state that the filter of FedNow Transfers accepts. It is never produced: no FedNow Transfer of
 * this bank is in it.
 */
export type NeverProducedFednowTransferStatus =
  | "pending_reviewing"
  | "reviewing_rejected"
  | "requires_attention"
  | "pending_response";

/** Parameters of `fednowTransfers.create`. */
export type FednowTransferCreateParams = FednowTransferCreateParamsFields &
  (
    | { account_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; account_number?: undefined }
  ) &
  (
    | { routing_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; routing_number?: undefined }
  );

/** All fields of `FednowTransferCreateParams`, without the cross-field rules. */
export interface FednowTransferCreateParamsFields {
  /** Amount in cents, at least 1. */
  amount: number;
  /** Name of the receiver, 1 to 140 characters of Latin-1. */
  creditor_name: string;
  /** The Account Number that the money comes from, which the receiver sees. */
  source_account_number_id: AccountNumberId;
  /** The message to the receiver, 1 to 140 characters of Latin-1. */
  unstructured_remittance_information: string;
  /** The account number at the other bank, 1 to 34 digits. */
  account_number?: string | undefined;
  /** The External Account, in place of `account_number` and `routing_number`. */
  external_account_id?: ExternalAccountId | undefined;
  /** The routing number of the other bank, 9 digits with a right ABA checksum. */
  routing_number?: string | undefined;
  /** Whether the transfer waits until you approve or cancel it. Default: `false`. */
  require_approval?: boolean | undefined;
  /** Name of the sender, 1 to 140 characters of Latin-1. */
  debtor_name: string;
  /** The address of the receiver. */
  creditor_address?: FednowTransferCreateAddressParams | undefined;
  /** The address of the sender. */
  debtor_address?: FednowTransferCreateAddressParams | undefined;
}

/** The address of the sender or receiver of a FedNow Transfer. */
export interface FednowTransferCreateAddressParams {
  /** City, 1 to 35 characters. */
  city: string;
  /** ZIP code, 5 digits, or 9 with or without a dash before the last 4. */
  postal_code: string;
  /** State, 2 characters. */
  state: string;
  /** First line, 1 to 70 characters. */
  line1?: string | undefined;
}

/** Parameters of `simulations.fednowTransfers.complete`. */
export interface FednowTransferCompleteParams {
  /** Rejects it for this reason, even without a natural cause. */
  rejection?: FednowTransferCompleteRejectionParams | undefined;
}

/** Rejects it for this reason, even without a natural cause. */
export interface FednowTransferCompleteRejectionParams {
  /** Why a FedNow Transfer was rejected. */
  reject_reason_code: FednowTransferRejectReasonCode;
}
