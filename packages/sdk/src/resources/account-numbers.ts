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
   * Emits `account_number.updated` when something changed. A canceled Account Number is refused,
   * whatever is sent.
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
  /** The Account that payments to it reach. */
  account_id: AccountId;
  /** The number to give to payers, digits only. No two Account Numbers have the same. */
  account_number: string;
  /** When the Account Number was created. ISO 8601, UTC. */
  created_at: string;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** How an Account Number treats ACH transfers that arrive. */
  inbound_ach: AccountNumberInboundAch;
  /** How an Account Number treats checks that are drawn on it. */
  inbound_checks: AccountNumberInboundChecks;
  /** Name that the client chose, 1 to 200 characters. */
  name: string;
  /** ABA routing transit number: nine digits, the last a checksum. */
  routing_number: string;
  /** Whether payments can be made to an Account Number. */
  status: Open<AccountNumberStatus>;
  /** Always `account_number`. */
  type: "account_number";
}

/** How an Account Number treats ACH transfers that arrive. */
export interface AccountNumberInboundAch {
  /** What happens to an ACH debit that arrives at an Account Number. */
  debit_status: Open<AccountNumberAchDebitStatus>;
}

/**
 * What happens to an ACH debit that arrives at an Account Number.
 *
 * - `allowed`: It is taken, if nothing else speaks against it.
 * - `blocked`: It is declined.
 */
export type AccountNumberAchDebitStatus = "allowed" | "blocked";

/** How an Account Number treats checks that are drawn on it. */
export interface AccountNumberInboundChecks {
  /** What happens to a check that is drawn on an Account Number. */
  status: Open<AccountNumberCheckStatus>;
}

/**
 * What happens to a check that is drawn on an Account Number.
 *
 * - `allowed`: It is paid, if nothing else speaks against it.
 * - `check_transfers_only`: It is paid only if it was sent as a Check Transfer; every other check is
 *   declined.
 */
export type AccountNumberCheckStatus = "allowed" | "check_transfers_only";

/**
 * Whether payments can be made to an Account Number.
 *
 * - `active`: Payments are taken.
 * - `disabled`: Payments are declined until it is active again.
 * - `canceled`: Payments are declined permanently; it cannot be changed any more.
 */
export type AccountNumberStatus = "active" | "disabled" | "canceled";

/** Parameters of `accountNumbers.list`. */
export interface AccountNumberListParams extends PageParams {
  /** Only Account Numbers of this Account. */
  account_id?: AccountId | undefined;
  /** Only the object made with this idempotency key, 1 to 200 characters: none or one. */
  idempotency_key?: string | undefined;
  /** Only Account Numbers in one of these states. */
  status?: AnyOf<Open<AccountNumberStatus>> | undefined;
  /** Only Account Numbers that treat ACH debits in one of these ways. */
  ach_debit_status?: AnyOf<Open<AccountNumberAchDebitStatus>> | undefined;
}

/** Parameters of `accountNumbers.create`. */
export interface AccountNumberCreateParams {
  /** The Account that payments to the number are to reach. */
  account_id: AccountId;
  /** Name for the Account Number, 1 to 200 characters. */
  name: string;
  /** How to treat ACH transfers that arrive. */
  inbound_ach?: AccountNumberCreateInboundAchParams | undefined;
  /** How to treat checks that are drawn on the number. */
  inbound_checks?: AccountNumberCreateInboundChecksParams | undefined;
}

/** How to treat ACH transfers that arrive. */
export interface AccountNumberCreateInboundAchParams {
  /** What is to happen to an ACH debit. Default: `allowed`. */
  debit_status?: AccountNumberAchDebitStatus | undefined;
}

/** How to treat checks that are drawn on the number. */
export interface AccountNumberCreateInboundChecksParams {
  /** What is to happen to a check drawn on the number. Default: `check_transfers_only`. */
  status?: AccountNumberCheckStatus | undefined;
}

/** Parameters of `accountNumbers.update`. */
export interface AccountNumberUpdateParams {
  /** How to treat ACH transfers from now on. */
  inbound_ach?: AccountNumberUpdateInboundAchParams | undefined;
  /** How to treat checks from now on. */
  inbound_checks?: AccountNumberUpdateInboundChecksParams | undefined;
  /** New name, 1 to 200 characters. */
  name?: string | undefined;
  /** Whether payments can be made to an Account Number. */
  status?: AccountNumberStatus | undefined;
}

/** How to treat ACH transfers from now on. */
export interface AccountNumberUpdateInboundAchParams {
  /** What happens to an ACH debit that arrives at an Account Number. */
  debit_status?: AccountNumberAchDebitStatus | undefined;
}

/** How to treat checks from now on. */
export interface AccountNumberUpdateInboundChecksParams {
  /** What happens to a check that is drawn on an Account Number. */
  status?: AccountNumberCheckStatus | undefined;
}
