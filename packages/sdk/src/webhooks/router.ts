import { refused, shown } from "../core/refused.ts";
import { within } from "../core/within.ts";
import { passCause, withCause } from "./cause.ts";
import type { Event } from "./event.ts";
import type { WebhookBody, WebhookHeaders, WebhookVerifierOptions } from "./message.ts";
import { isEvent } from "./parse-event.ts";
import type { Signal, WebRequest, WebResponse } from "./platform.ts";
import { readBody, tooSlow } from "./read-body.ts";
import { requireNoSlip } from "./require-no-slip.ts";
import { type AnyObjects, routerOptions, type Verifier, type WebhookRouterOptions } from "./router-options.ts";
import { createSharedRuns } from "./shared-runs.ts";
import { TimeoutError } from "./timeout-error.ts";
import { answerOf, failureOf, type WebhookAnswer } from "./webhook-answer.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";

/** The argument of a handler. */
export interface WebhookDelivery<Category = string, EventObject = unknown> {
  readonly event: Event & { readonly category: Category };
  /** The object that the Event is about, in its present state. */
  readonly object: EventObject;
  /**
   * Aborts when no caller waits for the handler any more. Either its delivery is about to count as failed, and the
   * reason is an `Error` named `TimeoutError`, or the signal of `dispatch` aborted. Pass it to the calls that your
   * handler makes.
   */
  readonly signal: Signal;
}

/** The outcome of an Event. `duplicate` means that it was handled before. */
export type WebhookOutcome = "handled" | "duplicate";

/** Runs your handlers for Events that were delivered as webhooks or polled. */
export interface WebhookRouter<Objects = AnyObjects> {
  /**
   * Adds the handler of a category. Throws a `TypeError` if the category already has one, if `handler` is not a
   * function, or if the category is a misspelled one, such as `card.craeted`. Warns once on the console about a
   * category that this version does not know.
   */
  on<Category extends keyof Objects & string>(
    category: Category,
    handler: (delivery: WebhookDelivery<Category, Objects[Category]>) => unknown,
  ): WebhookRouter<Objects>;
  /**
   * Adds the handler of every other category, including categories that are newer than this version. Without it, these
   * Events succeed without being handled. Throws a `TypeError` if there is a fallback already, or if `handler` is not a
   * function.
   */
  fallback(handler: (delivery: Omit<WebhookDelivery, "object">) => unknown): WebhookRouter<Objects>;
  /**
   * Handles a delivery and returns the response: 200 if the Event was handled, now or before; 400 if the delivery fails
   * verification; 408 if the body does not arrive in time; 413 if the body exceeds 1 MiB; 500 if the handler failed;
   * 503 if it takes too long or another process is handling the Event. The API repeats a delivery that does not receive
   * a 2xx.
   */
  handle(request: WebRequest): Promise<WebResponse>;
  /**
   * Does the same as `handle` for servers without `Request`. Pass the headers as received, and the raw body or a stream
   * of its bytes.
   */
  receive(message: {
    readonly headers: WebhookHeaders;
    readonly body: WebhookBody | AsyncIterable<Uint8Array>;
  }): Promise<WebhookAnswer>;
  /**
   * Handles a polled Event, unless it was handled before. Has no time limit. Rejects with the handler's error, with a
   * `WebhookBusyError` if another process is handling the Event, and with the reason of `signal` when that aborts. A
   * delivery of the same Event at the same time shares the run of the handler.
   */
  dispatch(event: Event, options?: { readonly signal?: Signal | undefined }): Promise<WebhookOutcome>;
  /**
   * Forgets which Events were handled. Call it between tests that share a router: after a reset, restore or fork, a
   * bank uses the ids of earlier Events again. Handlers stay; the outcome of a handler that is still running is not
   * recorded. Rejects with a `TypeError` if `dedupe` has no `clear`.
   */
  reset(): Promise<void>;
}

/**
 * The longest time from request to response, in milliseconds. A delivery counts as failed after 10 s (contract
 * "Delivery and retries").
 */
const longest = 9_000;

type Handler = (delivery: { event: Event; object: unknown; signal: AbortSignal }) => unknown;

/**
 * Opens a router. `verifierOf` makes its verifier if the options have a secret in place of one.
 */
export function openRouter<Objects>(
  options: WebhookRouterOptions<Objects>,
  verifierOf: (options: WebhookVerifierOptions) => Verifier,
): WebhookRouter<Objects> {
  const { client, verifier, dedupe, onError } = routerOptions(options, verifierOf);
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
      // After a reset, the id belongs to a different Event.
      if (runs === before) await confirm(event);
      return "handled";
    } catch (error) {
      if (runs === before) await release(event);
      throw error;
    }
  }

  /** Tries twice: if the claim were released, a handler that has succeeded would run again. */
  async function confirm({ id }: Event): Promise<void> {
    try {
      await dedupe.confirm(id);
    } catch {
      await dedupe.confirm(id);
    }
  }

  /** Reports a failure of the store separately, so that the caller receives the error of the handler. */
  async function release(event: Event): Promise<void> {
    try {
      await dedupe.release(event.id);
    } catch (error) {
      void report(error, event);
    }
  }

  /** Never rejects, and is not awaited: the response must not depend on the report. */
  async function report(error: unknown, event: Event | undefined): Promise<void> {
    try {
      await onError(error, event);
    } catch (failure) {
      console.error(failure);
    }
  }

  /** Holds the claim while the handler runs, even after the response: a retry must not run the handler in parallel. */
  function once(event: Event, signal: AbortSignal): Promise<WebhookOutcome> {
    return runs(event.id, signal, (shared) => claimAndRun(event, shared));
  }

  const router: WebhookRouter<Objects> = {
    on(category, handler) {
      if (typeof category !== "string") throw refused("category", `text, not ${shown(category)}`);
      requireNoSlip(category);
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
      // A body that was read before is not available any more. The verifier refuses it with a clear message.
      const raw = bodyUsed || (body as ReadableStream | null)?.locked ? undefined : (body ?? "");
      const answer = await router.receive({ headers, body: raw as unknown as WebhookBody });
      const { body: text, ...init } = answer;
      return passCause(answer, new Response(text, init));
    },
    async receive({ headers, body }) {
      let isRead = false;
      let event: Event | undefined;
      // Until the body has arrived, the sender is to blame for the delay; after that, the handler is.
      const late = () => (isRead ? new TimeoutError(event, longest) : tooSlow);
      try {
        const work = async (signal: AbortSignal | null) => {
          const raw = await readBody(body);
          isRead = true;
          event = await verifier.unwrap({ headers, body: raw });
          return once(event, signal ?? new AbortController().signal);
        };
        return answerOf(200, await within(longest, undefined, work, late));
      } catch (error) {
        const { answer, isOurs } = failureOf(error, event !== undefined);
        if (!isOurs) return answer;
        void report(error, event);
        return withCause(answer, error);
      }
    },
    async dispatch(event, { signal = new AbortController().signal } = {}) {
      // Events without an id would all count as the same Event.
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
