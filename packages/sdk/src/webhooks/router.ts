import { refused, shown } from "../core/refused.ts";
import { within } from "../core/within.ts";
import { answerOf, failureOf, type WebhookAnswer } from "./answer.ts";
import type { Event } from "./event.ts";
import type { WebhookBody, WebhookHeaders } from "./message.ts";
import { isEvent } from "./parse-event.ts";
import type { Signal, WebRequest, WebResponse } from "./platform.ts";
import { readBody, tooSlow } from "./read-body.ts";
import { type AnyObjects, routerOptions, type WebhookRouterOptions } from "./router-options.ts";
import { createSharedRuns } from "./shared-runs.ts";
import { TimeoutError } from "./timeout-error.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";

/** What a handler is given. */
export interface WebhookDelivery<Category = string, EventObject = unknown> {
  readonly event: Event & { readonly category: Category };
  /** What the Event is about, as it is now. */
  readonly object: EventObject;
  /**
   * Aborts once nobody waits for the handler any more: its delivery is about to count as failed, which is an `Error` named
   * `TimeoutError`, or `dispatch` was told to stop. Pass it on.
   */
  readonly signal: Signal;
}

/** What was done about an Event: `duplicate` is that it had been handled before. */
export type WebhookOutcome = "handled" | "duplicate";

/** One place for what to do about Events, whether they were delivered or polled. */
export interface WebhookRouter<Objects = AnyObjects> {
  /** Handles a category. Throws a `TypeError` where it has a handler already, or this is none. */
  on<Category extends keyof Objects & string>(
    category: Category,
    handler: (delivery: WebhookDelivery<Category, Objects[Category]>) => unknown,
  ): WebhookRouter<Objects>;
  /**
   * Handles every other category, also one that is newer than this version. Default: nothing, which is a success. Throws a
   * `TypeError` where there is a fallback already, or this is none.
   */
  fallback(handler: (delivery: Omit<WebhookDelivery, "object">) => unknown): WebhookRouter<Objects>;
  /**
   * Answers a delivery: 200 once it was handled, now or before; 400 for one that must not be trusted; 408 for a body that
   * does not come in time; 413 past 1 MiB; 500 where the handler failed, and 503 where it takes too long or another process is at it, so that it comes again.
   */
  handle(request: WebRequest): Promise<WebResponse>;
  /** As `handle`, for servers without `Request`: the headers as they came, and the raw body, or a stream of its bytes. */
  receive(message: {
    readonly headers: WebhookHeaders;
    readonly body: WebhookBody | AsyncIterable<Uint8Array>;
  }): Promise<WebhookAnswer>;
  /**
   * Handles an Event that was polled, unless it was delivered before. Takes as long as it takes. Rejects as the handler
   * does, with a `WebhookBusyError` where another process is at it, and with the reason of `signal` once that aborts. A
   * delivery of the same Event at the same time is the same run, and ends neither sooner nor later for it.
   */
  dispatch(event: Event, options?: { readonly signal?: Signal | undefined }): Promise<WebhookOutcome>;
  /**
   * Forgets which Events were handled, for a router that outlives a test: a bank that was reset, restored or forked gives
   * its next Events the ids of others. A handler that still runs goes on, and what becomes of it is forgotten too;
   * handlers stay. Rejects with a `TypeError` where `dedupe` has no `clear`.
   */
  reset(): Promise<void>;
}

/** Milliseconds from the request to the answer. A delivery counts as failed after 10 s (contract "Delivery and retries"). */
const longest = 9_000;

type Handler = (delivery: { event: Event; object: unknown; signal: AbortSignal }) => unknown;

/**
 * Makes a router: verifies a delivery, claims its Event, retrieves the object, runs the handler, answers.
 *
 * An Event is handled once, and again only after it has failed. While a handler runs, the same Event waits for it, and
 * gets its answer. An object that is not found is a failure: the API deletes none, so the client's key is of the other
 * environment, or the object will be there when the delivery comes again.
 *
 * Throws a `TypeError` that names the option at fault.
 *
 * @example
 * const router = createWebhookRouter({ client, verifier });
 * router.on("account.created", ({ object }) => console.log(object.name));
 * const response = await router.handle(request);
 */
export function createWebhookRouter<Objects = Record<string, unknown>>(
  options: WebhookRouterOptions<Objects>,
): WebhookRouter<Objects> {
  const { client, verifier, dedupe, onError } = routerOptions(options);
  const handlers = new Map<string, Handler>();
  let runs = createSharedRuns<WebhookOutcome>();
  let fallback: Handler | undefined;

  async function run(event: Event, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const handler = handlers.get(event.category);
    if (handler === undefined) {
      await fallback?.({ event, object: undefined, signal });
      return;
    }
    const object = await client.events.fetchObject(event, { signal });
    signal.throwIfAborted();
    await handler({ event, object, signal });
  }

  async function claimAndRun(event: Event, signal: AbortSignal): Promise<WebhookOutcome> {
    const before = runs;
    const claim = await dedupe.claim(event.id);
    if (claim === "done") return "duplicate";
    if (claim !== "claimed") throw new WebhookBusyError(event.id);
    try {
      await run(event, signal);
      // After a reset the id is that of another Event.
      if (runs === before) await confirm(event);
      return "handled";
    } catch (error) {
      if (runs === before) await release(event);
      throw error;
    }
  }

  /** Twice before it fails: to release the claim is to run a handler again that has succeeded. */
  async function confirm({ id }: Event): Promise<void> {
    try {
      await dedupe.confirm(id);
    } catch {
      await dedupe.confirm(id);
    }
  }

  /** What failed is told to the caller, not that the store failed too. */
  async function release(event: Event): Promise<void> {
    try {
      await dedupe.release(event.id);
    } catch (error) {
      void tell(error, event);
    }
  }

  /** Not awaited, and never rejects: the sender gets its answer, whatever becomes of the telling. */
  async function tell(error: unknown, event: Event | undefined): Promise<void> {
    try {
      await onError(error, event);
    } catch (failure) {
      console.error(failure);
    }
  }

  /** The claim lives as long as the handler does, also past the answer: a retry must not run beside it. */
  function once(event: Event, signal: AbortSignal): Promise<WebhookOutcome> {
    return runs(event.id, signal, (shared) => claimAndRun(event, shared));
  }

  const router: WebhookRouter<Objects> = {
    on(category, handler) {
      if (typeof category !== "string") throw refused("category", `text, not ${shown(category)}`);
      checkHandler(handler);
      if (handlers.has(category)) throw secondHandler(category);
      handlers.set(category, handler as Handler);
      return router;
    },
    fallback(handler) {
      checkHandler(handler);
      if (fallback !== undefined) throw secondHandler("every other category");
      fallback = handler;
      return router;
    },
    async handle({ headers, body, bodyUsed }) {
      // What was read before is no raw body any more: the verifier says so.
      const raw = bodyUsed || (body as ReadableStream | null)?.locked ? undefined : (body ?? "");
      const { body: text, ...init } = await router.receive({ headers, body: raw as unknown as WebhookBody });
      return new Response(text, init);
    },
    async receive({ headers, body }) {
      let isRead = false;
      let event: Event | undefined;
      // Anybody may send slowly, signed or not: only once the body is here is the time ours.
      const late = () => (isRead ? new TimeoutError(event, longest) : tooSlow);
      try {
        const work = async (signal: AbortSignal) => {
          const raw = await readBody(body);
          isRead = true;
          event = await verifier.unwrap({ headers, body: raw });
          return once(event, signal);
        };
        return answerOf(200, await within(longest, undefined, work, late));
      } catch (error) {
        const { answer, isOurs } = failureOf(error, event !== undefined);
        if (isOurs) void tell(error, event);
        return answer;
      }
    },
    async dispatch(event, { signal = new AbortController().signal } = {}) {
      // All that have no id would be one Event, handled once.
      if (!isEvent(event)) throw refused("event", `an Event, not ${shown(event)}`);
      return once(event, signal);
    },
    async reset() {
      if (typeof dedupe.clear !== "function") {
        throw new TypeError(
          "[sandbank] Failed to reset the router: its dedupe store has no clear(). Give it one that forgets every id.",
        );
      }
      runs = createSharedRuns();
      await dedupe.clear();
    },
  };
  return router;
}

function checkHandler(handler: unknown): void {
  if (typeof handler !== "function") throw refused("handler", "a function");
}

function secondHandler(what: string): TypeError {
  return new TypeError(`[sandbank] Failed to add a handler: there is one for ${what}. Do both in one handler.`);
}
