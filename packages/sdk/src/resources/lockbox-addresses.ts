// Generated from packages/contract/src/resources/lockbox-addresses by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { LockboxAddressId } from "./ids.ts";
import type { Open, PageParams } from "./shared.ts";

/** Operations on Lockbox Addresses. */
export interface LockboxAddresses {
  /**
   * List Lockbox Addresses, newest first.
   *
   * `GET /lockbox_addresses`. An extension of the contract.
   */
  list(params?: LockboxAddressListParams, options?: ListOptions): PageRequest<LockboxAddress>;

  /**
   * Create a Lockbox Address.
   *
   * In production, setting it up takes time. Here it is `active` at once. Emits
   * `lockbox_address.created`.
   *
   * `POST /lockbox_addresses`. An extension of the contract.
   */
  create(params?: LockboxAddressCreateParams, options?: WriteOptions): ApiPromise<LockboxAddress>;

  /**
   * Retrieve a Lockbox Address.
   *
   * `GET /lockbox_addresses/{lockbox_address_id}`. An extension of the contract.
   */
  retrieve(id: LockboxAddressId, options?: RequestOptions): ApiPromise<LockboxAddress>;

  /**
   * Change the description of a Lockbox Address, or disable, enable or cancel it.
   *
   * Cancellation is permanent: a canceled Lockbox Address cannot be changed. Emits
   * `lockbox_address.updated` when something changed.
   *
   * `PATCH /lockbox_addresses/{lockbox_address_id}`. An extension of the contract.
   */
  update(
    id: LockboxAddressId,
    params: LockboxAddressUpdateParams,
    options?: RequestOptions,
  ): ApiPromise<LockboxAddress>;
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
  status: Open<LockboxAddressStatus>;
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
export interface LockboxAddressListParams extends PageParams {
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
