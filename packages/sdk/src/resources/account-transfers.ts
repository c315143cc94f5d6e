// Generated from packages/contract/src/resources/account-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, AccountTransferId, PendingTransactionId, TransactionId } from "./ids.ts";
import type { Currency, Open, PageParams } from "./shared.ts";

/** Operations on Account Transfers. */
export interface AccountTransfers {
  /**
   * List Account Transfers, newest first.
   *
   * `GET /account_transfers`. An extension of the contract.
   */
  list(params?: AccountTransferListParams, options?: ListOptions): PageRequest<AccountTransfer>;

  /**
   * Move money to another Account at the same bank.
   *
   * The money moves at once: a Transaction of category `account_transfer_intention` debits the Account,
   * and another one credits the destination. With `require_approval` the transfer becomes
   * `pending_approval`, and a Pending Transaction of category `account_transfer_instruction` holds the
   * amount. Emits `account_transfer.created`, then `transaction.created` for the Account and
   * `transaction.created` for the destination, or `pending_transaction.created`.
   *
   * - `destination_account_id` must name another Account than `account_id`.
   *
   * `POST /account_transfers`. An extension of the contract.
   */
  create(params: AccountTransferCreateParams, options?: WriteOptions): ApiPromise<AccountTransfer>;

  /**
   * Retrieve an Account Transfer.
   *
   * `GET /account_transfers/{account_transfer_id}`. An extension of the contract.
   */
  retrieve(id: AccountTransferId, options?: RequestOptions): ApiPromise<AccountTransfer>;

  /**
   * Approve an Account Transfer.
   *
   * The transfer must be `pending_approval`. It becomes `complete`: its hold ends, and the money moves,
   * even if the available balance has become negative. Emits `pending_transaction.updated`,
   * `transaction.created` for the Account and `transaction.created` for the destination, and
   * `account_transfer.updated`.
   *
   * `POST /account_transfers/{account_transfer_id}/approve`. An extension of the contract.
   */
  approve(id: AccountTransferId, options?: WriteOptions): ApiPromise<AccountTransfer>;

  /**
   * Cancel an Account Transfer before its approval.
   *
   * The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits
   * `pending_transaction.updated` and `account_transfer.updated`.
   *
   * `POST /account_transfers/{account_transfer_id}/cancel`. An extension of the contract.
   */
  cancel(id: AccountTransferId, options?: WriteOptions): ApiPromise<AccountTransfer>;
}

/** One of the two sides of an Account Transfer. */
export interface AccountTransferIntention {
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** Your description. */
  description: string;
  /** The Account that the money enters. */
  destination_account_id: AccountId;
  /** The Account that the money leaves. */
  source_account_id: AccountId;
  /** The Account Transfer. */
  transfer_id: AccountTransferId;
}

/** An Account Transfer that waits for your approval. */
export interface AccountTransferInstruction {
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The Account Transfer. */
  transfer_id: AccountTransferId;
}

/** Money that you move from one Account to another at the same bank. */
export interface AccountTransfer {
  /** Identifier of the Account Transfer. */
  id: AccountTransferId;
  /** The Account that the money leaves. */
  account_id: AccountId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** Your description, which both Transactions repeat. */
  description: string;
  /** The Account that the money enters. */
  destination_account_id: AccountId;
  /** The Transaction that credited the destination, or null if no money has moved. */
  destination_transaction_id: TransactionId | null;
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
  /** The state of an Account Transfer. */
  status: Open<AccountTransferStatus>;
  /** Always `account_transfer`. */
  type: "account_transfer";
}

/** The approval of a transfer that required one. */
export interface TransferApproval {
  /** When it was approved. ISO 8601, UTC. */
  approved_at: string;
  /** Null: the bank has no users. */
  approved_by: string | null;
}

/** The cancellation of a transfer before its approval. */
export interface TransferCancellation {
  /** When it was canceled. ISO 8601, UTC. */
  canceled_at: string;
  /** Null: the bank has no users. */
  canceled_by: string | null;
}

/** Who created a transfer. */
export interface TransferCreator {
  /** Who created a transfer. The bank knows API keys only. */
  category: Open<TransferCreatorCategory>;
  /** The API key that created a transfer. */
  api_key: TransferCreatorApiKey;
  /** Null. */
  oauth_application: null;
  /** Null. */
  user: null;
}

/**
 * Who created a transfer. The bank knows API keys only.
 *
 * - `api_key`: An API key.
 * - `oauth_application`: An OAuth application: never.
 * - `user`: A user of the operator's dashboard: never.
 */
export type TransferCreatorCategory = "api_key" | "oauth_application" | "user";

/** The API key that created a transfer. */
export interface TransferCreatorApiKey {
  /** Null: the bank's keys have no description. */
  description: string | null;
}

/**
 * The state of an Account Transfer.
 *
 * - `pending_approval`: It waits for your approval. The amount is on hold.
 * - `canceled`: You canceled it. No money moved.
 * - `complete`: The money has moved.
 */
export type AccountTransferStatus = "pending_approval" | "canceled" | "complete";

/** Parameters of `accountTransfers.list`. */
export interface AccountTransferListParams extends PageParams {
  /** Only Account Transfers from this Account. */
  account_id?: AccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `accountTransfers.create`. */
export interface AccountTransferCreateParams {
  /** The Account that the money leaves. */
  account_id: AccountId;
  /** Amount of the transfer, in cents, at least 1. */
  amount: number;
  /** Your description, 1 to 200 characters. */
  description: string;
  /** The Account that the money enters, at the same `bank`. */
  destination_account_id: AccountId;
  /** Whether the transfer waits until you approve or cancel it. Default: `false`. */
  require_approval?: boolean | undefined;
}
