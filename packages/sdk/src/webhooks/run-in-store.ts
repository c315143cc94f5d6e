import type { Event } from "./event.ts";
import type { WebhookStore } from "./stores/webhook-store.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";
import type { WebhookOutcome } from "./webhook-outcome.ts";

/**
 * Retrieves the object of an Event, then runs its handler in a transaction of the store. The request comes first, so that
 * no transaction waits for the network.
 */
export async function runInStore<Tx>(
  store: WebhookStore<Tx>,
  event: Event,
  prepare: () => Promise<(tx: Tx) => unknown>,
  signal: AbortSignal,
  cursor: string | undefined,
): Promise<WebhookOutcome> {
  const run = await prepare().catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    // Fails in the store, which counts the attempt: a poll must not stop at the same Event forever.
    return () => {
      throw error;
    };
  });
  const inTime = (tx: Tx) => {
    // Nobody waits any more: the store was busy with other Events. That is no attempt.
    if (signal.aborted) throw new WebhookBusyError(event.id);
    return run(tx);
  };
  return store.handle(event, inTime, cursor === undefined ? {} : { cursor });
}

/** Whether the API refused to return the object. An outage, a wrong key and a rate limit are not the fault of the Event. */
function isRefusal(error: unknown): boolean {
  const { status } = Object(error);
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
