// Generated from packages/contract/src/resources/lockbox-addresses by `npm run generate`. Do not edit.

import type { LockboxAddressId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface LockboxAddressList {
  /** The objects of this page. */
  data: LockboxAddress[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
}

/** A postal address that receives mail with checks for any number of Lockbox Recipients. */
export interface LockboxAddress {
  /** Identifier of the Lockbox Address. */
  id: LockboxAddressId;
  /** Where to send checks, or null while it is being set up. */
  address: LockboxPostalAddress | null;
  /** When the Lockbox Address was created. ISO 8601, UTC. */
  created_at: string;
  /** Description for your own use, 1 to 200 characters, or null. */
  description: string | null;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** Whether a Lockbox Address accepts mail. */
  status: LockboxAddressStatus;
  /** Always `lockbox_address`. */
  type: "lockbox_address";
}

/** Where to send checks. */
export interface LockboxPostalAddress {
  /** City. */
  city: string;
  /** First line of the address. */
  line1: string;
  /** Second line of the address. */
  line2: string;
  /** Postal code. */
  postal_code: string;
  /** State, as a two-letter code. */
  state: string;
}

/**
 * Whether a Lockbox Address accepts mail.
 *
 * - `pending`: It is being set up and has no address yet.
 * - `active`: Mail to it is accepted.
 * - `disabled`: Mail to it is rejected until it is active again.
 * - `canceled`: Mail to it is rejected permanently.
 */
export type LockboxAddressStatus = "pending" | "active" | "disabled" | "canceled";

/** Parameters of `lockboxAddresses.list`. */
export interface LockboxAddressListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `lockboxAddresses.create`. */
export interface LockboxAddressCreateParams {
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
}

/** Parameters of `lockboxAddresses.update`. */
export interface LockboxAddressUpdateParams {
  /** New description, 1 to 200 characters. */
  description?: string | undefined;
  /** The new state of a Lockbox Address. */
  status?: LockboxAddressUpdateStatus | undefined;
}

/**
 * The new state of a Lockbox Address.
 *
 * - `active`: Mail to it is accepted.
 * - `disabled`: Mail to it is rejected until it is active again.
 * - `canceled`: Mail to it is rejected permanently.
 */
export type LockboxAddressUpdateStatus = "active" | "disabled" | "canceled";
