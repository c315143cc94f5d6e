import type { Api, ApiPromise, RequestOptions } from "./core/api.ts";
import { refused, shown } from "./core/refused.ts";
import type { EventObjects } from "./resources/event-objects.ts";
import type { Event, EventCategory, EventFields, EventListParams, Events } from "./resources/events.ts";

/** An Event of one category. */
export type EventOf<Category> = Extract<Event, { readonly category: Category }>;

/** The fields of an Event that identify its object. An Event from a webhook has them too. */
export interface EventReference extends Pick<EventFields, "associated_object_id" | "associated_object_type"> {
  readonly category: string;
}

/**
 * The type of the object that Events of a category are about. For an unknown category, the union of all of these types.
 */
export type EventObject<Category = EventCategory> = Category extends EventCategory
  ? EventObjects[Category]
  : EventObjects[EventCategory];

/** Options of `poll`: the filters of the list of Events and the options of each request. */
export interface EventPollOptions extends Omit<EventListParams, "cursor" | "order_by">, RequestOptions {
  /**
   * The cursor to resume from: the latest one that `onCursor` received. Default: the oldest Event that the API keeps,
   * up to 30 days old.
   */
  readonly cursor?: string | null | undefined;
  /**
   * Called and awaited after you have consumed every Event of a page. Save the cursor: if you resume from it after a
   * crash, you lose no Event and receive at most one page twice.
   */
  readonly onCursor?: ((cursor: string) => unknown) | undefined;
  /** Called and awaited each time that `poll` finds no newer Event, before it waits or ends. */
  readonly onCaughtUp?: (() => unknown) | undefined;
  /** Whether to wait for more Events after the newest one. If false, the iteration ends there. Default: true. */
  readonly follow?: boolean | undefined;
  /** How long to wait between two polls for new Events, in milliseconds: more than 0. Default: 10,000. */
  readonly intervalMs?: number | undefined;
}

const oldestFirst = { field: "created_at", direction: "ascending" } as const;

/** Operations on Events, including `poll` and `fetchObject`. */
export interface EventFeed extends Events {
  /** Exists for the compiler only: `createWebhookRouter` infers the type of the object of each category from it. */
  readonly "~objects"?: EventObjects | undefined;
  /**
   * Retrieves the present state of the object that an Event is about. Later Events may have changed it since.
   *
   * `GET /<objects>/{associated_object_id}`, where the `associated_object_type` determines the path.
   */
  readonly fetchObject: <Each extends EventReference>(
    event: Each,
    options?: RequestOptions,
  ) => ApiPromise<EventObject<Each["category"]>>;

  /**
   * Iterates over every Event after a cursor, oldest first, then waits for new Events.
   *
   * Rejects as `list` does, and with the reason of `signal` when that aborts: resume from the last cursor. Pass
   * `maxRetries: Infinity` to survive outages of any length.
   *
   * @example
   * for await (const event of client.events.poll({ cursor, onCursor: save, follow: false })) {
   *   await router.dispatch(event);
   * }
   */
  readonly poll: (options?: EventPollOptions) => AsyncGenerator<Event, void, undefined>;
}

/** Adds `fetchObject` and `poll` to the operations on Events. */
export function createEventFeed(api: Api, events: Events): EventFeed {
  return {
    ...events,
    fetchObject: (event, options) =>
      api.call("GET", () => objectPath(event), undefined, options, { operation: "events.fetchObject" }),
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
  // Every path is the English plural of the type, so this also covers types that are newer than this version.
  return `/${type.replace(/y$/, "ie").replace(/s$/, "se")}s/${id}`;
}

async function* poll(
  { idle }: Api,
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
    // Report the cursor only now: a consumer that stops in the middle of a page must receive that page again.
    if (next_cursor !== null && next_cursor !== cursor) await onCursor?.(next_cursor);
    cursor = next_cursor ?? cursor;
    // Contract "Polling": there is always a cursor, and a page without Events is the newest. If a server sends no
    // cursor, wait too, because the same page would follow at once.
    if (data.length > 0 && next_cursor !== null) continue;
    await onCaughtUp?.();
    if (!follow) return;
    await idle(intervalMs, signal);
  }
}
