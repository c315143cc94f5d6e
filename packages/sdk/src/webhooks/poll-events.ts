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

/** Where a poll continues: after the cursor, and first with the Events that are due again. */
export interface PollPosition {
  readonly cursor: string | null;
  readonly events: readonly Event[];
}

/** How long to wait before an Event is tried again that another process is handling, in milliseconds. */
const busyMs = 250;

/**
 * Passes Events to `handle` one by one, oldest first. With the last Event of a page it passes the cursor after the page, to
 * be saved with it.
 */
export async function pollEvents(
  client: WebhookClient,
  { cursor: start, events: due }: PollPosition,
  handle: (event: Event, signal: AbortSignal, cursor?: string) => Promise<unknown>,
  options: WebhookPollOptions,
): Promise<void> {
  const { events } = client;
  if (typeof events.list !== "function" || typeof events.poll !== "function") {
    throw refused("client", "a BankClient, which lists Events");
  }
  const { follow = true, intervalMs = 10_000 } = options;
  if (!(intervalMs > 0)) throw refused("intervalMs", "more than 0");
  const signal = (options.signal ?? new AbortController().signal) as AbortSignal;

  async function handled(event: Event, cursor?: string): Promise<void> {
    for (;;) {
      try {
        signal.throwIfAborted();
        await handle(event, signal, cursor);
        return;
      } catch (error) {
        if (!(error instanceof WebhookBusyError)) throw error;
        await sleep(busyMs, signal);
      }
    }
  }

  for (const event of due) await handled(event);
  for (let cursor = start ?? undefined; ; ) {
    const params = { cursor, order_by: { field: "created_at", direction: "ascending" } } as const;
    const { data, next_cursor } = await events.list(params, { signal });
    for (const [index, event] of data.entries()) {
      await handled(event, index === data.length - 1 ? (next_cursor ?? undefined) : undefined);
    }
    cursor = next_cursor ?? cursor;
    if (data.length > 0 && next_cursor !== null) continue;
    if (!follow) return;
    // Waits as the client does, until there is a newer Event.
    for await (const _ of events.poll({ cursor, intervalMs, signal })) break;
  }
}
