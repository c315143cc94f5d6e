import { refused, shown } from "../core/refused.ts";
import { mistake } from "../errors/mistake.ts";
import type { Event } from "./event.ts";
import { requireNoSlip } from "./require-no-slip.ts";
import type { WebhookClient } from "./router-options.ts";
import type { WebhookDelivery } from "./webhook-delivery.ts";

type Handler = (delivery: WebhookDelivery<string, unknown, unknown>) => unknown;

/** The handlers of a router. `createWaitUntil` makes the `waitUntil` of a handler. */
export function createHandlers(
  client: WebhookClient,
  createWaitUntil: (event: Event) => (promise: PromiseLike<unknown>) => void,
) {
  /** By category; the fallback has none. */
  const handlers = new Map<string | undefined, Handler>();

  function add(category: string | undefined, handler: unknown): void {
    if (typeof handler !== "function") throw refused("handler", "a function");
    if (handlers.has(category)) {
      throw mistake(
        "add a handler",
        `there is one for ${category ?? "every other category"}`,
        "Do both in one handler.",
      );
    }
    handlers.set(category, handler as Handler);
  }

  return {
    on(category: string, handler: unknown): void {
      if (typeof category !== "string") throw refused("category", `text, not ${shown(category)}`);
      // The client of another sender lists no Events, and this version does not know the sender's categories.
      requireNoSlip(category, typeof client.events.list === "function");
      add(category, handler);
    },
    fallback: (handler: unknown) => add(undefined, handler),
    /** Retrieves the object of an Event, and returns the call of its handler. */
    async prepare(event: Event, signal: AbortSignal): Promise<(tx: unknown) => unknown> {
      signal.throwIfAborted();
      const waitUntil = createWaitUntil(event);
      const handler = handlers.get(event.category);
      // The fallback may be added until it is called.
      if (!handler) return (tx) => handlers.get(undefined)?.({ event, object: undefined, signal, tx, waitUntil });
      const object = await client.events.fetchObject(event, { signal });
      signal.throwIfAborted();
      return (tx) => handler({ event, object, signal, tx, waitUntil });
    },
  };
}
