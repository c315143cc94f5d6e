// Generated from packages/contract/src/resources/account-numbers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, AccountNumberId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Account Numbers. */
export interface AccountNumbers {
  /**
   * List Account Numbers, newest first.
   *
   * `GET /account_numbers`.
   */
  list(params?: AccountNumberListParams, options?: ListOptions): PageRequest<AccountNumber>;

  /**
   * Create an Account Number.
   *
   * The Account must be open and its Entity active. Emits `account_number.created`.
   *
   * `POST /account_numbers`.
   */
  create(params: AccountNumberCreateParams, options?: WriteOptions): ApiPromise<AccountNumber>;

  /**
   * Retrieve an Account Number.
   *
   * `GET /account_numbers/{account_number_id}`.
   */
  retrieve(id: AccountNumberId, options?: RequestOptions): ApiPromise<AccountNumber>;

  /**
   * Change the name, the state or the handling of debits of an Account Number.
   *
   * Emits `account_number.updated` when something changed. A canceled Account Number cannot be changed.
   *
   * `PATCH /account_numbers/{account_number_id}`.
   */
  update(id: AccountNumberId, params: AccountNumberUpdateParams, options?: RequestOptions): ApiPromise<AccountNumber>;
}

/**
 * An account number with its routing number. An Account can have many, each with its own handling of
 * debits.
 */
export interface AccountNumber {
  /** Identifier of the Account Number. */
  id: AccountNumberId;
  /** The Account that receives payments to the Account Number. */
  account_id: AccountId;
  /** The number to give to payers, digits only and unique among Account Numbers. */
  account_number: string;
  /** When the Account Number was created. ISO 8601, UTC. */
  created_at: string;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** How an Account Number handles inbound ACH transfers. */
  inbound_ach: AccountNumberInboundAch;
  /** How an Account Number handles checks that are drawn on it. */
  inbound_checks: AccountNumberInboundChecks;
  /** Name that the client chose, 1 to 200 characters. */
  name: string;
  /** ABA routing transit number: nine digits, of which the last is a checksum. */
  routing_number: string;
  /** Whether payments can be made to an Account Number. */
  status: Open<AccountNumberStatus>;
  /** Always `account_number`. */
  type: "account_number";
}

/** How an Account Number handles inbound ACH transfers. */
export interface AccountNumberInboundAch {
  /** How an Account Number handles inbound ACH debits. */
  debit_status: Open<AccountNumberAchDebitStatus>;
}

/**
 * How an Account Number handles inbound ACH debits.
 *
 * - `allowed`: It is accepted, unless another decline rule applies.
 * - `blocked`: It is declined.
 */
export type AccountNumberAchDebitStatus = "allowed" | "blocked";

/** How an Account Number handles checks that are drawn on it. */
export interface AccountNumberInboundChecks {
  /** How an Account Number handles checks that are drawn on it. */
  status: Open<AccountNumberCheckStatus>;
}

/**
 * How an Account Number handles checks that are drawn on it.
 *
 * - `allowed`: It is paid, unless another decline rule applies.
 * - `check_transfers_only`: It is paid only if it was sent as a Check Transfer; every other check is
 *   declined.
 */
export type AccountNumberCheckStatus = "allowed" | "check_transfers_only";

/**
 * Whether payments can be made to an Account Number.
 *
 * - `active`: Payments are accepted.
 * - `disabled`: Payments are declined until it is active again.
 * - `canceled`: Payments are declined permanently, and the Account Number cannot be changed.
 */
export type AccountNumberStatus = "active" | "disabled" | "canceled";

/** Parameters of `accountNumbers.list`. */
export interface AccountNumberListParams extends PageParams {
  /** Only Account Numbers of this Account. */
  account_id?: AccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Account Numbers in one of these states. */
  status?: AnyOf<AccountNumberStatus>["filter"] | undefined;
  /** Only Account Numbers with one of these settings for ACH debits. */
  ach_debit_status?: AnyOf<AccountNumberAchDebitStatus>["filter"] | undefined;
}

/** Parameters of `accountNumbers.create`. */
export interface AccountNumberCreateParams {
  /** The Account that receives payments to the Account Number. */
  account_id: AccountId;
  /** Name for the Account Number, 1 to 200 characters. */
  name: string;
  /** How to handle inbound ACH transfers. */
  inbound_ach?: AccountNumberCreateInboundAchParams | undefined;
  /** How to handle checks drawn on the Account Number. */
  inbound_checks?: AccountNumberCreateInboundChecksParams | undefined;
}

/** How to handle inbound ACH transfers. */
export interface AccountNumberCreateInboundAchParams {
  /** How to handle an inbound ACH debit. Default: `allowed`. */
  debit_status?: AccountNumberAchDebitStatus | undefined;
}

/** How to handle checks drawn on the Account Number. */
export interface AccountNumberCreateInboundChecksParams {
  /** How to handle a check drawn on the Account Number. Default: `check_transfers_only`. */
  status?: AccountNumberCheckStatus | undefined;
}

/** Parameters of `accountNumbers.update`. */
export interface AccountNumberUpdateParams {
  /** How to handle inbound ACH transfers from now on. */
  inbound_ach?: AccountNumberUpdateInboundAchParams | undefined;
  /** How to handle checks from now on. */
  inbound_checks?: AccountNumberUpdateInboundChecksParams | undefined;
  /** New name, 1 to 200 characters. */
  name?: string | undefined;
  /** Whether payments can be made to an Account Number. */
  status?: AccountNumberStatus | undefined;
}

/** How to handle inbound ACH transfers from now on. */
export interface AccountNumberUpdateInboundAchParams {
  /** How an Account Number handles inbound ACH debits. */
  debit_status?: AccountNumberAchDebitStatus | undefined;
}

/** How to handle checks from now on. */
export interface AccountNumberUpdateInboundChecksParams {
  /** How an Account Number handles checks that are drawn on it. */
  status?: AccountNumberCheckStatus | undefined;
}
