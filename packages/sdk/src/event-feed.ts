import type { Api, ApiPromise, RequestOptions } from "./core/api.ts";
import { refused, shown } from "./core/refused.ts";
import type { EventObjects } from "./resources/event-objects.ts";
import type { Event, EventCategory, EventFields, EventListParams, Events } from "./resources/events.ts";

/** An Event of one category. */
export type EventOf<Category> = Extract<Event, { readonly category: Category }>;

/** As much of an Event as names the object that it is about: an Event of a webhook is one, too. */
export interface EventReference extends Pick<EventFields, "associated_object_id" | "associated_object_type"> {
  readonly category: string;
}

/** What an Event of a category is about; of a category that is not known, anything that an Event can be about. */
export type EventObject<Category = EventCategory> = Category extends EventCategory
  ? EventObjects[Category]
  : EventObjects[EventCategory];

/** How to poll: the filters of the list of Events, and the options of each request. */
export interface EventPollOptions extends Omit<EventListParams, "cursor" | "order_by">, RequestOptions {
  /** Where to go on: the latest that `onCursor` was given. Default: the oldest Event that is kept, of 30 days ago. */
  readonly cursor?: string | null | undefined;
  /**
   * Called, and awaited, once every Event of a page has been consumed. Keep the cursor: after a crash no Event is lost,
   * and no more than one page comes again.
   */
  readonly onCursor?: ((cursor: string) => unknown) | undefined;
  /**
   * Called, and awaited, each time that the newest Event has been passed: with the first page without Events, before it
   * waits or ends, and again after each wait that brought none.
   */
  readonly onCaughtUp?: (() => unknown) | undefined;
  /** Whether to wait for more once the newest Event has been reached; else the iteration ends there. Default: true. */
  readonly follow?: boolean | undefined;
  /** How long to wait then, in milliseconds: more than 0. Default: 10,000. */
  readonly intervalMs?: number | undefined;
}

const oldestFirst = { field: "created_at", direction: "ascending" } as const;

/** Operations on Events, and what is built on them. */
export interface EventFeed extends Events {
  /** For the compiler only: the type of the object of each category, for `createWebhookRouter`. */
  readonly "~objects"?: EventObjects | undefined;
  /**
   * Retrieves the object that an Event is about, as it is now: later Events may have changed it.
   *
   * `GET /<objects>/{associated_object_id}`, by the `associated_object_type`.
   */
  fetchObject<Each extends EventReference>(
    event: Each,
    options?: RequestOptions,
  ): ApiPromise<EventObject<Each["category"]>>;

  /**
   * Every Event, oldest first, from a cursor on; then those that come, as they come.
   *
   * Rejects as `list` does, and with the reason of `signal` once that aborts: go on from the last cursor. With
   * `maxRetries: Infinity` it outlives any outage.
   *
   * @example
   * for await (const event of client.events.poll({ cursor, onCursor: save, follow: false })) {
   *   await router.dispatch(event);
   * }
   */
  poll(options?: EventPollOptions): AsyncGenerator<Event, void, undefined>;
}

/** Adds to the operations on Events what is built on them. */
export function createEventFeed(api: Api, events: Events): EventFeed {
  return {
    ...events,
    fetchObject: (event, options) => api.call("GET", () => objectPath(event), undefined, options),
    poll: (options) => poll(api, events, options),
  };
}

function objectPath(event: unknown): string {
  const { associated_object_type: type, associated_object_id: id } = Object(event) as Event;
  if (typeof type !== "string" || typeof id !== "string") {
    throw refused("event", `an Event, with associated_object_type and associated_object_id, not ${shown(event)}`);
  }
  if (!/^[a-z_]+$/.test(type)) throw refused("associated_object_type", `the type of an object, not ${shown(type)}`);
  if (!/^\w+$/.test(id)) throw refused("associated_object_id", `the id of an object, not ${shown(id)}`);
  // All paths are plurals of English: also those of types that are newer than this version.
  return `/${type.replace(/y$/, "ie").replace(/s$/, "se")}s/${id}`;
}

async function* poll(
  { sleep }: Api,
  events: Events,
  options: EventPollOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const {
    onCursor,
    onCaughtUp,
    follow = true,
    intervalMs = 10_000,
    signal,
    timeoutMs,
    totalTimeoutMs,
    maxRetries,
    maxRetryDelayMs,
    headers,
    ...params
  } = options;
  if (!(intervalMs > 0)) throw refused("intervalMs", "more than 0");
  const requestOptions = { signal, timeoutMs, totalTimeoutMs, maxRetries, maxRetryDelayMs, headers };
  for (let cursor = params.cursor ?? undefined; ; ) {
    const { data, next_cursor } = await events.list({ ...params, cursor, order_by: oldestFirst }, requestOptions);
    for (const event of data) {
      signal?.throwIfAborted();
      yield event;
    }
    // Only now: whoever stops in the middle of a page meets it again.
    if (next_cursor !== null && next_cursor !== cursor) await onCursor?.(next_cursor);
    cursor = next_cursor ?? cursor;
    // Contract "Polling": there is always a cursor, and a page without Events is the newest. Without a cursor the same
    // page would come again at once.
    if (data.length > 0 && next_cursor !== null) continue;
    await onCaughtUp?.();
    if (!follow) return;
    await sleep(intervalMs, signal);
  }
}
