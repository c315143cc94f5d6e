// Generated from packages/contract/src/resources/lockbox-recipients by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, LockboxAddressId, LockboxId } from "./ids.ts";
import type { Open, PageParams } from "./shared.ts";

/** Operations on Lockbox Recipients. */
export interface LockboxRecipients {
  /**
   * List Lockbox Recipients, newest first.
   *
   * `GET /lockbox_recipients`. An extension of the contract.
   */
  list(params?: LockboxRecipientListParams, options?: ListOptions): PageRequest<LockboxRecipient>;

  /**
   * Create a Lockbox Recipient.
   *
   * The Account must be open and its Entity active. Starts `active`. Emits `lockbox.created`.
   *
   * `POST /lockbox_recipients`. An extension of the contract.
   */
  create(params: LockboxRecipientCreateParams, options?: WriteOptions): ApiPromise<LockboxRecipient>;

  /**
   * Retrieve a Lockbox Recipient.
   *
   * `GET /lockbox_recipients/{lockbox_recipient_id}`. An extension of the contract.
   */
  retrieve(id: LockboxId, options?: RequestOptions): ApiPromise<LockboxRecipient>;

  /**
   * Change the description or name of a Lockbox Recipient, or disable, enable or cancel it.
   *
   * Cancellation is permanent: a canceled Lockbox Recipient cannot be changed. Emits `lockbox.updated`
   * when something changed.
   *
   * `PATCH /lockbox_recipients/{lockbox_recipient_id}`. An extension of the contract.
   */
  update(id: LockboxId, params: LockboxRecipientUpdateParams, options?: RequestOptions): ApiPromise<LockboxRecipient>;
}

/** A recipient of mail at a Lockbox Address. Checks in the mail are deposited into the Account. */
export interface LockboxRecipient {
  /** Identifier of the Lockbox Recipient. */
  id: LockboxId;
  /** The Account that checks are deposited into. */
  account_id: AccountId;
  /** When the Lockbox Recipient was created. ISO 8601, UTC. */
  created_at: string;
  /** Description for your own use, 1 to 200 characters, or null. */
  description: string | null;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The Lockbox Address where its mail arrives. */
  lockbox_address_id: LockboxAddressId;
  /** Letters and digits to write on the mail, such as `VRE6P`, which identify the Lockbox Recipient. */
  mail_stop_code: string;
  /** The name to write on the mail, 1 to 200 characters, or null. */
  recipient_name: string | null;
  /** Whether its mail is accepted, or null if it is not known. */
  status: Open<LockboxRecipientStatus> | null;
  /** Always `lockbox_recipient`. */
  type: "lockbox_recipient";
}

/**
 * Whether mail for a Lockbox Recipient is accepted.
 *
 * - `active`: Checks in its mail are deposited.
 * - `disabled`: Its mail is rejected until it is active again.
 * - `canceled`: Its mail is rejected permanently.
 */
export type LockboxRecipientStatus = "active" | "disabled" | "canceled";

/** Parameters of `lockboxRecipients.list`. */
export interface LockboxRecipientListParams extends PageParams {
  /** Only Lockbox Recipients of this Account. */
  account_id?: AccountId | undefined;
  /** Only Lockbox Recipients at this Lockbox Address. */
  lockbox_address_id?: LockboxAddressId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `lockboxRecipients.create`. */
export interface LockboxRecipientCreateParams {
  /** The Account to deposit checks into. */
  account_id: AccountId;
  /** The Lockbox Address where the mail arrives. */
  lockbox_address_id: LockboxAddressId;
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
  /** The name to write on the mail, 1 to 200 characters. */
  recipient_name?: string | undefined;
}

/** Parameters of `lockboxRecipients.update`. */
export interface LockboxRecipientUpdateParams {
  /** New description, 1 to 200 characters. */
  description?: string | undefined;
  /** New name to write on the mail, 1 to 200 characters. */
  recipient_name?: string | undefined;
  /** New state. A canceled object stays canceled. */
  status?: LockboxRecipientStatus | undefined;
}
