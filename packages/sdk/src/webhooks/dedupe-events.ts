import type { WebhookDedupeStore } from "./dedupe-store.ts";
import type { Event } from "./event.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";
import type { WebhookOutcome } from "./webhook-outcome.ts";

/**
 * Claims an Event, runs its work, then confirms or releases the claim. `isCurrent` says whether the store still knows the
 * claim: after a reset, the id belongs to a different Event. `report` receives the errors of `release`.
 */
export async function dedupeEvent(
  dedupe: WebhookDedupeStore,
  event: Event,
  work: () => Promise<unknown>,
  isCurrent: () => boolean,
  report: (error: unknown, event: Event) => unknown,
): Promise<WebhookOutcome> {
  const claim = await dedupe.claim(event.id);
  if (claim === "done") return "duplicate";
  if (claim !== "claimed") throw new WebhookBusyError(event.id);
  try {
    await work();
    if (isCurrent()) await confirm(dedupe, event);
    return "handled";
  } catch (error) {
    if (isCurrent()) {
      try {
        await dedupe.release(event.id);
      } catch (failure) {
        // Reported separately, so that the caller receives the error of the handler.
        void report(failure, event);
      }
    }
    throw error;
  }
}

/** Tries twice: if the claim were released, a handler that has succeeded would run again. */
async function confirm(dedupe: WebhookDedupeStore, { id }: Event): Promise<void> {
  try {
    await dedupe.confirm(id);
  } catch {
    await dedupe.confirm(id);
  }
}
