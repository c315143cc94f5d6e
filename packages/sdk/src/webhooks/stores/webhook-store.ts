import type { Event } from "../event.ts";
import type { WebhookOutcome } from "../webhook-outcome.ts";

/** An Event that was set aside, because its handler has failed too often. */
export interface FailedWebhook {
  /** The id of the Event. */
  readonly id: string;
  /** How often the handler has failed. `maxAttempts` if the Event was set aside at once. */
  readonly attempts: number;
  /** The latest error as text: its name and message, at most 1,000 characters. */
  readonly error: string;
  /** When the handler has failed for the last time: ISO 8601, UTC, by the clock of the database. */
  readonly failedAt: string;
}

/**
 * Runs each Event once, and remembers it. `Tx` is the transaction that a handler shares with the store: what the handler
 * writes with it is committed together with the mark of the Event, or not at all.
 */
export interface WebhookStore<Tx = undefined> {
  /**
   * Claims the Event, runs `run`, and marks the Event as handled. Resolves to `duplicate` without running it if the Event
   * was handled before or is set aside.
   *
   * If `run` throws or rejects, counts the attempt, sets the Event aside after the last one, and rejects with the same
   * error. Rejects with a `WebhookBusyError` while another process handles the Event, or if only a conflict with another
   * transaction was in the way. That counts no attempt, also if `run` throws it.
   *
   * In a handler, a store rejects calls that could wait for the handler: on one connection, and with `begin`.
   *
   * With a `cursor`, saves it in the same transaction, also for a duplicate.
   */
  handle(
    event: Event,
    run: (tx: Tx) => unknown,
    options?: { readonly cursor?: string | undefined },
  ): Promise<WebhookOutcome>;
  /** Lists the Events that are set aside, the oldest first. `limit`: 1 to 2,147,483; default 100. */
  failed(options?: { readonly limit?: number | undefined }): Promise<FailedWebhook[]>;
  /**
   * Gives an Event that has failed all attempts again, so that one that is set aside is due: `router.poll` or its next
   * delivery handles it. Rejects with an `Error` if no Event with this id has failed.
   */
  retry(id: string): Promise<void>;
  /**
   * Forgets the Events that were handled at least so many days ago, and resolves to their number. Events that are set
   * aside stay. The default of 35 days is longer than the API keeps Events.
   */
  clean(options?: { readonly olderThanDays?: number | undefined }): Promise<number>;
  /** Returns the SQL of its table. SQL stores only. */
  schema?(): string;
  /**
   * Resolves to the saved cursor, and to the Events that are due: those that have failed, and are neither handled since nor
   * set aside. `router.poll` begins with them, because the cursor and the sender may be past them.
   */
  resume?(): Promise<{ readonly cursor: string | null; readonly events: readonly Event[] }>;
  /**
   * Resolves to those of the ids whose Events were handled or are set aside. `router.poll` asks once for each page, and
   * retrieves no objects of these Events.
   */
  marked?(ids: readonly string[]): Promise<readonly string[]>;
}
