import { refused } from "../core/refused.ts";
import { sleep } from "../core/within.ts";
import type { Event } from "./event.ts";
import type { Signal } from "./platform.ts";
import type { WebhookClient } from "./router-options.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";

/** Options of `router.poll`. */
export interface WebhookPollOptions {
  /** Ends the poll: it rejects with the reason of the signal. */
  readonly signal?: Signal | undefined;
  /** Whether to wait for more Events after the newest one. If false, the poll ends there. Default: true. */
  readonly follow?: boolean | undefined;
  /** How long to wait between two polls for new Events, in milliseconds: more than 0. Default: 10,000. */
  readonly intervalMs?: number | undefined;
}

/** Where a poll continues, and what it does with each Event. */
export interface PollWork {
  /** Resolves to the saved cursor, and to the Events that are due. */
  resume(): Promise<{ readonly cursor: string | null; readonly events: readonly Event[] }>;
  /** Resolves to those of the ids whose Events are known to need no handling. */
  marked(ids: readonly string[]): Promise<readonly string[]>;
  /** Handles an Event and saves the cursor with it. `isMarked`: the Event is known to need no handling. */
  handle(event: Event, signal: AbortSignal, cursor?: string, isMarked?: boolean): Promise<unknown>;
}

/** How long to wait before an Event is tried again that another process is handling, in milliseconds. */
const busyMs = 250;

/**
 * Passes Events to `handle` one by one: those that are due, then those after the cursor, oldest first. With the last Event
 * of a page it passes the cursor after the page, to be saved with it. If the client lists no Events, there are only those
 * that are due.
 */
export async function pollEvents(
  { events }: WebhookClient,
  { resume, marked, handle }: PollWork,
  options: WebhookPollOptions,
): Promise<void> {
  const { follow = true, intervalMs = 10_000 } = options;
  if (!(intervalMs > 0)) throw refused("intervalMs", "more than 0");
  const signal = (options.signal ?? new AbortController().signal) as AbortSignal;

  async function handled(event: Event, cursor?: string, isMarked?: boolean): Promise<void> {
    for (let isKnown = isMarked; ; isKnown = false) {
      try {
        signal.throwIfAborted();
        await handle(event, signal, cursor, isKnown);
        return;
      } catch (error) {
        if (!(error instanceof WebhookBusyError)) throw error;
        await sleep(busyMs, signal);
      }
    }
  }

  /** Handles the Events that are due, and resolves to the saved cursor. */
  async function handleDue(): Promise<string | undefined> {
    const { cursor, events: due } = await resume();
    for (const event of due) await handled(event);
    return cursor ?? undefined;
  }

  let cursor = await handleDue();
  if (!events.list || !events.poll) {
    for (; follow; await handleDue()) await sleep(intervalMs, signal);
    return;
  }
  for (;;) {
    const params = { cursor, order_by: { field: "created_at", direction: "ascending" } } as const;
    const { data, next_cursor } = await events.list(params, { signal });
    const known = await marked(data.map(({ id }) => id));
    for (const [index, event] of data.entries()) {
      const isMarked = known.includes(event.id);
      if (index === data.length - 1) await handled(event, next_cursor ?? undefined, isMarked);
      else if (!isMarked) await handled(event);
    }
    cursor = next_cursor ?? cursor;
    if (data.length > 0 && next_cursor !== null) continue;
    if (!follow) return;
    // Waits as the client does, until there is a newer Event. Meanwhile `retry` can make others due.
    for await (const _ of events.poll({ cursor, intervalMs, signal, onCaughtUp: handleDue })) break;
  }
}
