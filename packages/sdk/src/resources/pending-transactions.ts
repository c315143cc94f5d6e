// Generated from packages/contract/src/resources/pending-transactions by `npm run generate`. Do not edit.

import { type Api, at, type PageRequest, type RequestOptions, type WriteOptions } from "../core/api.ts";
import type { AccountId, CheckDepositId, FileId, PendingTransactionId } from "./ids.ts";
import type { CreatedAtFilter, Currency, Open, RouteType } from "./shared.ts";

/** Operations on Pending Transactions. */
export class PendingTransactions {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * List Pending Transactions, newest first.
   *
   * Those that are complete are listed only if `status.in` asks for them.
   *
   * `GET /pending_transactions`. An extension of the contract.
   */
  list(params?: PendingTransactionListParams, options?: RequestOptions): PageRequest<PendingTransaction> {
    return this.#api.list("/pending_transactions", params, options);
  }

  /**
   * Hold money back on an Account, so that it cannot be spent.
   *
   * The Account must be open. Makes a Pending Transaction of category `user_initiated_hold` that lasts
   * until you release it. Emits `pending_transaction.created`.
   *
   * `POST /pending_transactions`. An extension of the contract.
   */
  async create(params: PendingTransactionCreateParams, options?: WriteOptions): Promise<PendingTransaction> {
    return this.#api.post("/pending_transactions", params, options);
  }

  /**
   * Retrieve a Pending Transaction.
   *
   * `GET /pending_transactions/{pending_transaction_id}`. An extension of the contract.
   */
  async retrieve(id: PendingTransactionId, options?: RequestOptions): Promise<PendingTransaction> {
    return this.#api.get(at("/pending_transactions/", id), undefined, options);
  }

  /**
   * End a hold of your own, so that the money can be spent again.
   *
   * It must be `pending` and of category `user_initiated_hold`, and is then `complete`. Emits
   * `pending_transaction.updated`.
   *
   * `POST /pending_transactions/{pending_transaction_id}/release`. An extension of the contract.
   */
  async release(id: PendingTransactionId, options?: WriteOptions): Promise<PendingTransaction> {
    return this.#api.post(at("/pending_transactions/", id, "/release"), undefined, options);
  }
}

/** An expected change of the balance of an Account. What it takes is held until it is complete. */
export interface PendingTransaction {
  /** Identifier of the Pending Transaction. */
  id: PendingTransactionId;
  /** The Account whose balance it is going to change. */
  account_id: AccountId;
  /** Expected change of the balance in cents: positive adds money, negative takes it. */
  amount: number;
  /** When it was over, or null while it is pending. ISO 8601, UTC. */
  completed_at: string | null;
  /** When it was created. ISO 8601, UTC. */
  created_at: string;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** What it is, in words. */
  description: string;
  /**
   * What it takes from the available balance while it is pending, in cents, 0 or more: the money it is
   * going to take, and nothing where it adds money.
   */
  held_amount: number;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: Open<RouteType> | null;
  /** What made the Pending Transaction. */
  source: PendingTransactionSource;
  /** Whether a Pending Transaction still counts. */
  status: Open<PendingTransactionStatus>;
  /** Always `pending_transaction`. */
  type: "pending_transaction";
}

/** What made the Pending Transaction. */
export type PendingTransactionSource =
  | PendingTransactionSourceCheckDepositInstruction
  | PendingTransactionSourceUserInitiatedHold
  | PendingTransactionSourceOther;

/** What made the Pending Transaction. */
export interface PendingTransactionSourceCheckDepositInstruction {
  /** The kind of event behind this; names the only key that is not null. */
  category: "check_deposit_instruction";
  /** A check that you deposited and that is looked at. */
  check_deposit_instruction: CheckDepositInstruction;
  /** Null: the category is `check_deposit_instruction`. */
  user_initiated_hold: null;
  /** Null: the category is `check_deposit_instruction`. */
  other: null;
}

/** A check that you deposited and that is looked at. */
export interface CheckDepositInstruction {
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** The Check Deposit, or null. */
  check_deposit_id: CheckDepositId | null;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The File with the image of its front. */
  front_image_file_id: FileId;
}

/** What made the Pending Transaction. */
export interface PendingTransactionSourceUserInitiatedHold {
  /** The kind of event behind this; names the only key that is not null. */
  category: "user_initiated_hold";
  /** Null: the category is `user_initiated_hold`. */
  check_deposit_instruction: null;
  /** Empty: of a hold of yours there are no details. */
  user_initiated_hold: UserInitiatedHold;
  /** Null: the category is `user_initiated_hold`. */
  other: null;
}

/** Empty: of a hold of yours there are no details. */
export type UserInitiatedHold = Record<string, never>;

/** What made the Pending Transaction. */
export interface PendingTransactionSourceOther {
  /** The kind of event behind this; names the only key that is not null. */
  category: "other";
  /** Null: the category is `other`. */
  check_deposit_instruction: null;
  /** Null: the category is `other`. */
  user_initiated_hold: null;
  /** Empty: an event of category `other` has no details. */
  other: PendingTransactionOther;
}

/** Empty: an event of category `other` has no details. */
export type PendingTransactionOther = Record<string, never>;

/**
 * Whether a Pending Transaction still counts.
 *
 * - `pending`: It is expected, and what it holds cannot be spent.
 * - `complete`: It is over: posted, declined or released. It holds nothing.
 */
export type PendingTransactionStatus = "pending" | "complete";

/** Parameters of `pendingTransactions.list`. */
export interface PendingTransactionListParams {
  /** The `next_cursor` of the page before; the list then goes on after it. */
  cursor?: string | undefined;
  /** The most objects in one page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation; all that are given apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Pending Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Pending Transactions that came through this route, text of at least 1 character. */
  route_id?: string | undefined;
  /** Only Pending Transactions of one of these categories. */
  category?:
    | {
        /** Only Pending Transactions of one of these categories. At least one value. */
        in: PendingTransactionCategory[];
      }
    | undefined;
  /** Only Pending Transactions in one of these states; only pending ones by default. Default: `pending`. */
  status?:
    | {
        /** Only Pending Transactions in one of these states. At least one value. */
        in: PendingTransactionStatus[];
      }
    | undefined;
}

/**
 * The kind of event behind a Pending Transaction.
 *
 * - `check_deposit_instruction`: A check was deposited and is looked at.
 * - `user_initiated_hold`: You hold money back.
 * - `other`: Something that is not documented, or no longer.
 */
export type PendingTransactionCategory = "check_deposit_instruction" | "user_initiated_hold" | "other";

/** Parameters of `pendingTransactions.create`. */
export interface PendingTransactionCreateParams {
  /** The Account to hold money on. */
  account_id: AccountId;
  /** The amount to hold, in cents, as what it takes: negative, at most -1. */
  amount: number;
  /** What it is, in your words, 1 to 200 characters. */
  description?: string | undefined;
}
