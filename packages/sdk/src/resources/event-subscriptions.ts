// Generated from packages/contract/src/resources/event-subscriptions by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { EventCategory } from "./events.ts";
import type { EventSubscriptionId } from "./ids.ts";
import type { Open, PageParams } from "./shared.ts";

/** Operations on Event Subscriptions. */
export interface EventSubscriptions {
  /**
   * List Event Subscriptions, newest first.
   *
   * `GET /event_subscriptions`. An extension of the contract.
   */
  list(params?: EventSubscriptionListParams, options?: ListOptions): PageRequest<EventSubscription>;

  /**
   * Subscribe a URL to Events, either all or those of one category.
   *
   * Events of this environment only are sent, each as a POST signed with the shared secret. Emits
   * `event_subscription.created`.
   *
   * `POST /event_subscriptions`. An extension of the contract.
   */
  create(params: EventSubscriptionCreateParams, options?: WriteOptions): ApiPromise<EventSubscription>;

  /**
   * Retrieve an Event Subscription.
   *
   * `GET /event_subscriptions/{event_subscription_id}`. An extension of the contract.
   */
  retrieve(id: EventSubscriptionId, options?: RequestOptions): ApiPromise<EventSubscription>;

  /**
   * Disable, enable or delete an Event Subscription.
   *
   * Deleting is permanent: a deleted Event Subscription is refused any other state. Emits
   * `event_subscription.updated` when something changed.
   *
   * `PATCH /event_subscriptions/{event_subscription_id}`. An extension of the contract.
   */
  update(
    id: EventSubscriptionId,
    params: EventSubscriptionUpdateParams,
    options?: RequestOptions,
  ): ApiPromise<EventSubscription>;
}

/** Sends Events as signed webhooks to a URL. The secret that signs them is never returned. */
export interface EventSubscription {
  /** Identifier of the Event Subscription. */
  id: EventSubscriptionId;
  /** When the Event Subscription was created. ISO 8601, UTC. */
  created_at: string;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** Always null: there are no OAuth connections. */
  oauth_connection_id: string | null;
  /** The only category of Events that is sent, in an array of one, or null for all. */
  selected_event_categories: SelectedEventCategory[] | null;
  /** Whether an Event Subscription sends Events. */
  status: Open<EventSubscriptionStatus>;
  /** Always `event_subscription`. */
  type: "event_subscription";
  /** The URL that Events are sent to. */
  url: string;
}

/** The category of Events that an Event Subscription sends. */
export interface SelectedEventCategory {
  /** The category of Events to send. */
  event_category: Open<EventCategory>;
}

/**
 * Whether an Event Subscription sends Events.
 *
 * - `active`: Events are sent to its URL.
 * - `disabled`: No Events are sent until it is active again.
 * - `deleted`: No Events are sent any more.
 */
export type EventSubscriptionStatus = "active" | "disabled" | "deleted";

/** Parameters of `eventSubscriptions.list`. */
export interface EventSubscriptionListParams extends PageParams {
  /** Only the object made with this idempotency key, 1 to 200 characters: none or one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `eventSubscriptions.create`. */
export interface EventSubscriptionCreateParams {
  /**
   * The URL to send Events to, absolute, with `https`, and without a user name, a password or white
   * space. In sandbox `http` is allowed too, for the machine itself: `localhost`, `127.0.0.1` or any
   * other of 127.0.0.0/8, or `[::1]`.
   */
  url: string;
  /** The secret to sign with, 1 to 100 characters. It is never returned. By default a random one. */
  shared_secret?: string | undefined;
  /** Whether to send Events from the start. Default: `active`. */
  status?: EventSubscriptionCreateStatus | undefined;
  /** The only category of Events to send, in an array of exactly one. Null or absent for all. */
  selected_event_categories?: SelectedEventCategoryParams[] | null | undefined;
}

/**
 * The state to start an Event Subscription in.
 *
 * - `active`: Events are sent to its URL.
 * - `disabled`: No Events are sent until it is active again.
 */
export type EventSubscriptionCreateStatus = "active" | "disabled";

/** The category of Events to send. */
export interface SelectedEventCategoryParams {
  /** The category of Events to send. */
  event_category: EventCategory;
}

/** Parameters of `eventSubscriptions.update`. */
export interface EventSubscriptionUpdateParams {
  /** New state. Out of `deleted` there is no way. */
  status?: EventSubscriptionStatus | undefined;
}
