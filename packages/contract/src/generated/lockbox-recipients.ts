// Generated from packages/contract/src/resources/lockbox-recipients by `npm run generate`. Do not edit.

import type { AccountId, LockboxAddressId, LockboxId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface LockboxRecipientList {
  /** The objects of this page. */
  data: LockboxRecipient[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
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
  status: LockboxRecipientStatus | null;
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
export interface LockboxRecipientListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
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
