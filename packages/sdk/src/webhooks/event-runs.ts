import { mistake } from "../errors/mistake.ts";
import { dedupeEvent } from "./dedupe-events.ts";
import type { WebhookDedupeStore } from "./dedupe-store.ts";
import type { Event } from "./event.ts";
import type { PollWork } from "./poll-events.ts";
import { runInStore } from "./run-in-store.ts";
import { createSharedRuns } from "./shared-runs.ts";
import type { WebhookStore } from "./stores/webhook-store.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";
import type { WebhookOutcome } from "./webhook-outcome.ts";

/**
 * Runs the handler of each Event once, whether it was delivered or polled. `prepare` retrieves the object of an Event and
 * returns the call of its handler. `report` receives the errors of the dedupe store that no caller receives.
 */
export function createEventRuns(
  store: WebhookStore<unknown> | undefined,
  dedupe: WebhookDedupeStore,
  prepare: (event: Event, signal: AbortSignal) => Promise<(tx: unknown) => unknown>,
  report: (error: unknown, event: Event) => unknown,
) {
  let runs = createSharedRuns<WebhookOutcome>();
  let keptCursor: string | null = null;

  function claimAndRun(
    event: Event,
    signal: AbortSignal,
    cursor?: string,
    isMarked?: boolean,
  ): Promise<WebhookOutcome> {
    if (store) {
      // Only saves the cursor. If the Event is not marked any more, the poll tries again.
      const skip = async () => () => {
        throw new WebhookBusyError(event.id);
      };
      return runInStore(store, event, isMarked ? skip : () => prepare(event, signal), signal, cursor);
    }
    const before = runs;
    const work = async () => (await prepare(event, signal))(undefined);
    return dedupeEvent(dedupe, event, work, () => runs === before, report);
  }

  const polled: PollWork = {
    resume: async () => (await store?.resume?.()) ?? { cursor: keptCursor, events: [] },
    marked: async (ids) => (await store?.marked?.(ids)) ?? [],
    async handle(event, signal, cursor, isMarked) {
      for (let isSaved = false; !isSaved; ) {
        // A delivery of the same Event may be running, which saves no cursor. Then the Event is a duplicate the next time.
        await runs(event.id, signal, (shared) => {
          isSaved = true;
          return claimAndRun(event, shared, cursor, isMarked);
        });
      }
      keptCursor = cursor ?? keptCursor;
    },
  };

  return {
    /** Holds the claim while the handler runs, even after the response: a retry must not run the handler in parallel. */
    handle: (event: Event, signal: AbortSignal): Promise<WebhookOutcome> =>
      runs(event.id, signal, (shared) => claimAndRun(event, shared)),
    polled,
    /** Forgets which Events were handled. */
    async reset(): Promise<void> {
      if (store) {
        throw mistake("reset the router", "it has a store", "Empty the table of the store.");
      }
      if (typeof dedupe.clear !== "function") {
        throw mistake("reset the router", "its dedupe store has no clear()", "Give it one that forgets every id.");
      }
      runs = createSharedRuns();
      keptCursor = null;
      await dedupe.clear();
    },
  };
}
