// Generated from packages/contract/src/resources/limits by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, AccountNumberId, CardId, LimitId } from "./ids.ts";
import type { Open, PageParams } from "./shared.ts";

/** Operations on Limits. */
export interface Limits {
  /**
   * List Limits, newest first.
   *
   * `GET /limits`.
   */
  list(params?: LimitListParams, options?: ListOptions): PageRequest<Limit>;

  /**
   * Set a Limit on an Account, an Account Number or a Card.
   *
   * The Account must be open. The Limit also counts debits from before its creation. A debit that would
   * exceed the Limit is declined with `breaches_limit`.
   *
   * - `model_id` must be the identifier of an Account, an Account Number or a Card.
   *
   * `POST /limits`.
   */
  create(params: LimitCreateParams, options?: WriteOptions): ApiPromise<Limit>;

  /**
   * Retrieve a Limit.
   *
   * `GET /limits/{limit_id}`.
   */
  retrieve(id: LimitId, options?: RequestOptions): ApiPromise<Limit>;

  /**
   * Deactivate a Limit, or activate it again.
   *
   * `PATCH /limits/{limit_id}`.
   */
  update(id: LimitId, params: LimitUpdateParams, options?: RequestOptions): ApiPromise<Limit>;
}

/**
 * A velocity limit: a bound on the number or the volume of debits. All active Limits of an object
 * apply together.
 */
export interface Limit {
  /** Identifier of the Limit. */
  id: LimitId;
  /** When the Limit was created. ISO 8601, UTC. */
  created_at: string;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The interval over which the Limit counts debits, or null. */
  interval: Open<LimitInterval> | null;
  /** What a Limit measures. */
  metric: Open<LimitMetric>;
  /** The Account, Account Number or Card that the Limit applies to. */
  model_id: AccountId | AccountNumberId | CardId;
  /** The type of object that a Limit applies to. */
  model_type: Open<LimitModelType>;
  /** Whether a Limit is enforced. */
  status: Open<LimitStatus>;
  /** Always `limit`. */
  type: "limit";
  /**
   * The largest total in the interval, 0 or more: the number of debits if `metric` is `count`, cents if
   * it is `volume`.
   */
  value: number;
}

/**
 * The interval over which a Limit counts debits. It ends with the present debit.
 *
 * - `transaction`: Each debit separately.
 * - `day`: The last 24 hours.
 * - `week`: The last seven days.
 * - `month`: Since the same day of the month before, or that month's last day if it is shorter.
 * - `year`: Since the same day of the year before, or February 28 if that year has no February 29.
 * - `all_time`: All debits so far.
 */
export type LimitInterval = "transaction" | "day" | "week" | "month" | "year" | "all_time";

/**
 * What a Limit measures.
 *
 * - `count`: The number of debits.
 * - `volume`: The sum of debits, in minor units of the model's currency: cents.
 */
export type LimitMetric = "count" | "volume";

/**
 * The type of object that a Limit applies to.
 *
 * - `account`: An Account, with all of its Account Numbers and Cards.
 * - `account_number`: One Account Number.
 * - `card`: One Card.
 */
export type LimitModelType = "account" | "account_number" | "card";

/**
 * Whether a Limit is enforced.
 *
 * - `active`: Debits that would exceed it are declined.
 * - `inactive`: It declines no debits.
 */
export type LimitStatus = "active" | "inactive";

/** Parameters of `limits.list`. */
export interface LimitListParams extends PageParams {
  /** Only Limits set on this Account, Account Number or Card. */
  model_id?: AccountId | AccountNumberId | CardId | undefined;
  /** Only Limits in this state. */
  status?: LimitStatus | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `limits.create`. */
export interface LimitCreateParams {
  /** What a Limit measures. */
  metric: LimitMetric;
  /** The Account, Account Number or Card to set the Limit on. */
  model_id: AccountId | AccountNumberId | CardId;
  /**
   * The largest total in the interval, 0 or more: the number of debits if `metric` is `count`, cents if
   * it is `volume`.
   */
  value: number;
  /** The interval over which a Limit counts debits. It ends with the present debit. */
  interval: LimitInterval;
}

/** Parameters of `limits.update`. */
export interface LimitUpdateParams {
  /** Whether a Limit is enforced. */
  status: LimitStatus;
}
