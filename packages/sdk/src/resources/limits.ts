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
   * Counts the debits before it too. A debit that would pass it is declined with `breaches_limit`. The
   * Account must be open.
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
   * Set a Limit aside, or enforce it again.
   *
   * `PATCH /limits/{limit_id}`.
   */
  update(id: LimitId, params: LimitUpdateParams, options?: RequestOptions): ApiPromise<Limit>;
}

/** A bound on the number or the volume of debits. All active Limits of an object apply together. */
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
  /** The stretch of time over which it counts, or null where none applies. */
  interval: Open<LimitInterval> | null;
  /** What a Limit measures. */
  metric: Open<LimitMetric>;
  /** The Account, Account Number or Card that it is set on. */
  model_id: AccountId | AccountNumberId | CardId;
  /** The kind of object that a Limit is set on. */
  model_type: Open<LimitModelType>;
  /** Whether a Limit is enforced. */
  status: Open<LimitStatus>;
  /** Always `limit`. */
  type: "limit";
  /**
   * The most that is let through in the interval, 0 or more: debits if `metric` is `count`, cents if it
   * is `volume`.
   */
  value: number;
}

/**
 * The stretch of time over which a Limit counts debits; it ends with the debit that is being decided.
 *
 * - `transaction`: The one debit alone.
 * - `day`: The last 24 hours.
 * - `week`: The last seven days.
 * - `month`: Since the same day of the month before, or that month's last day if it is shorter.
 * - `year`: Since the same day of the year before.
 * - `all_time`: Every debit there has been.
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
 * The kind of object that a Limit is set on.
 *
 * - `account`: An Account, with all of its Account Numbers and Cards.
 * - `account_number`: One Account Number.
 * - `card`: One Card.
 */
export type LimitModelType = "account" | "account_number" | "card";

/**
 * Whether a Limit is enforced.
 *
 * - `active`: Debits that would pass it are declined.
 * - `inactive`: Set aside for now: nothing is declined on its account.
 */
export type LimitStatus = "active" | "inactive";

/** Parameters of `limits.list`. */
export interface LimitListParams extends PageParams {
  /** Only Limits set on this Account, Account Number or Card. */
  model_id?: AccountId | AccountNumberId | CardId | undefined;
  /** Only Limits in this state. */
  status?: Open<LimitStatus> | undefined;
  /** Only the object made with this idempotency key, 1 to 200 characters: none or one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `limits.create`. */
export interface LimitCreateParams {
  /** What a Limit measures. */
  metric: LimitMetric;
  /** The Account, Account Number or Card to set the Limit on. */
  model_id: AccountId | AccountNumberId | CardId;
  /**
   * The most that is let through in the interval, 0 or more: debits if `metric` is `count`, cents if it
   * is `volume`.
   */
  value: number;
  /** The stretch of time over which a Limit counts debits; it ends with the debit that is being decided. */
  interval: LimitInterval;
}

/** Parameters of `limits.update`. */
export interface LimitUpdateParams {
  /** Whether a Limit is enforced. */
  status: LimitStatus;
}
