// Generated from packages/contract/src/resources/event-subscriptions by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { EventCategory, NeverProducedEventCategory } from "./events.ts";
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
   * Subscribe a URL to all Events or to the Events of one category.
   *
   * The bank sends the Events of this environment, each as a POST signed with the shared secret. Emits
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
   * Deletion is permanent: a deleted Event Subscription cannot change to another state. Emits
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

/** Sends Events as signed webhooks to a URL. The API never returns the signing secret. */
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
  /**
   * The OAuth connection whose Events to send, or null for your own Events. Of a connection there are
   * none.
   */
  oauth_connection_id: string | null;
  /** The category of Events to send, in an array of one element, or null for all categories. */
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
  event_category: Open<EventCategory> | Open<NeverProducedEventCategory>;
}

/**
 * Whether an Event Subscription sends Events.
 *
 * - `active`: Events are sent to its URL.
 * - `disabled`: No Events are sent until it is active again.
 * - `deleted`: No Events are sent, permanently.
 */
export type EventSubscriptionStatus = "active" | "disabled" | "deleted";

/** Parameters of `eventSubscriptions.list`. */
export interface EventSubscriptionListParams extends PageParams {
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `eventSubscriptions.create`. */
export interface EventSubscriptionCreateParams {
  /**
   * The URL to send Events to, absolute, with `https`, and without a user name, a password or white
   * space. In sandbox, `http` is allowed too for loopback addresses: `localhost`, `[::1]`, and
   * `127.0.0.1` or any other of 127.0.0.0/8, also mapped into IPv6.
   */
  url: string;
  /**
   * The OAuth connection whose Events to send, 1 to 200 characters. There are no connections, so such an
   * Event Subscription receives nothing. Default: your own Events.
   */
  oauth_connection_id?: string | undefined;
  /**
   * The secret to sign with, 1 to 100 characters, without white space around it. The API never returns
   * it. Default: a generated secret.
   */
  shared_secret?: string | undefined;
  /** Whether to send Events from the start. Default: `active`. */
  status?: EventSubscriptionCreateStatus | undefined;
  /**
   * The category of Events to send, in an array of exactly one element. Null or absent for all
   * categories.
   */
  selected_event_categories?: readonly SelectedEventCategoryParams[] | null | undefined;
}

/**
 * The initial state of an Event Subscription.
 *
 * - `active`: Events are sent to its URL.
 * - `disabled`: No Events are sent until it is active again.
 */
export type EventSubscriptionCreateStatus = "active" | "disabled";

/** The category of Events to send. */
export interface SelectedEventCategoryParams {
  /** The category of Events to send. */
  event_category: EventCategory | NeverProducedEventCategory;
}

/** Parameters of `eventSubscriptions.update`. */
export interface EventSubscriptionUpdateParams {
  /** New state. A deleted Event Subscription stays deleted. */
  status?: EventSubscriptionStatus | undefined;
}
