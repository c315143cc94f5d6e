// Generated from packages/contract/src/resources/external-accounts by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { ExternalAccountId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on External Accounts. */
export interface ExternalAccounts {
  /**
   * List External Accounts, newest first.
   *
   * `GET /external_accounts`. An extension of the contract.
   */
  list(params?: ExternalAccountListParams, options?: ListOptions): PageRequest<ExternalAccount>;

  /**
   * Create an External Account.
   *
   * Several External Accounts can have the same numbers. Starts `active`. Emits
   * `external_account.created`.
   *
   * `POST /external_accounts`. An extension of the contract.
   */
  create(params: ExternalAccountCreateParams, options?: WriteOptions): ApiPromise<ExternalAccount>;

  /**
   * Retrieve an External Account.
   *
   * `GET /external_accounts/{external_account_id}`. An extension of the contract.
   */
  retrieve(id: ExternalAccountId, options?: RequestOptions): ApiPromise<ExternalAccount>;

  /**
   * Change the holder, description or funding of an External Account, or archive it or make it active
   * again.
   *
   * Its numbers cannot be changed, and earlier transfers stay as they are. Emits
   * `external_account.updated` when something changed.
   *
   * `PATCH /external_accounts/{external_account_id}`. An extension of the contract.
   */
  update(
    id: ExternalAccountId,
    params: ExternalAccountUpdateParams,
    options?: RequestOptions,
  ): ApiPromise<ExternalAccount>;
}

/**
 * Who owns an External Account.
 *
 * - `business`: A business.
 * - `individual`: A person.
 * - `unknown`: Nobody said who.
 */
export type ExternalAccountHolder = "business" | "individual" | "unknown";

/** An account at another bank, kept for transfers to it. The numbers of one never change. */
export interface ExternalAccount {
  /** Identifier of the External Account. */
  id: ExternalAccountId;
  /** Who owns an External Account. */
  account_holder: Open<ExternalAccountHolder>;
  /** The account number at the other bank, in full. */
  account_number: string;
  /** When the External Account was created. ISO 8601, UTC. */
  created_at: string;
  /** Description for your own use, 1 to 200 characters. */
  description: string;
  /** The kind of an External Account. */
  funding: Open<ExternalAccountFunding>;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The routing number of the other bank. */
  routing_number: string;
  /** Whether money can be sent to an External Account. */
  status: Open<ExternalAccountStatus>;
  /** Always `external_account`. */
  type: "external_account";
}

/**
 * The kind of an External Account.
 *
 * - `checking`: A checking account.
 * - `savings`: A savings account.
 * - `general_ledger`: A general ledger account of a bank.
 * - `other`: Another kind of account.
 */
export type ExternalAccountFunding = "checking" | "savings" | "general_ledger" | "other";

/**
 * Whether money can be sent to an External Account.
 *
 * - `active`: It can be paid.
 * - `archived`: It cannot be paid until it is active again.
 */
export type ExternalAccountStatus = "active" | "archived";

/** Parameters of `externalAccounts.list`. */
export interface ExternalAccountListParams extends PageParams {
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only External Accounts at the bank with this routing number, 9 characters. */
  routing_number?: string | undefined;
  /** Only External Accounts in one of these states. */
  status?: AnyOf<ExternalAccountStatus>["filter"] | undefined;
}

/** Parameters of `externalAccounts.create`. */
export interface ExternalAccountCreateParams {
  /** The account number at the other bank, 1 to 17 letters and digits. */
  account_number: string;
  /** Description for your own use, 1 to 200 characters. */
  description: string;
  /** The routing number of the other bank, 9 digits with a right ABA checksum. */
  routing_number: string;
  /** Who owns the account. Default: `unknown`. */
  account_holder?: ExternalAccountHolder | undefined;
  /** The kind of the account. Default: `checking`. */
  funding?: ExternalAccountFunding | undefined;
}

/** Parameters of `externalAccounts.update`. */
export interface ExternalAccountUpdateParams {
  /** Who owns an External Account, as you learned later. */
  account_holder?: ExternalAccountUpdateHolder | undefined;
  /** New description, 1 to 200 characters. */
  description?: string | undefined;
  /** The kind of an External Account. */
  funding?: ExternalAccountFunding | undefined;
  /** Whether money can be sent to an External Account. */
  status?: ExternalAccountStatus | undefined;
}

/**
 * Who owns an External Account, as you learned later.
 *
 * - `business`: A business.
 * - `individual`: A person.
 */
export type ExternalAccountUpdateHolder = "business" | "individual";
