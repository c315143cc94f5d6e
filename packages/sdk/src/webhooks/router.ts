import { refused, shown } from "../core/refused.ts";
import { within } from "../core/within.ts";
import { createBackground, heldWorkOf, withWork } from "./background.ts";
import { passCause, withCause } from "./cause.ts";
import { dedupeEvent } from "./dedupe-events.ts";
import type { Event } from "./event.ts";
import type { WebhookBody, WebhookHeaders, WebhookVerifierOptions } from "./message.ts";
import { isEvent } from "./parse-event.ts";
import type { Signal, WebRequest, WebResponse } from "./platform.ts";
import { pollEvents, type WebhookPollOptions } from "./poll-events.ts";
import { readBody, tooSlow } from "./read-body.ts";
import { requireNoSlip } from "./require-no-slip.ts";
import {
  type AnyObjects,
  type AnyTransaction,
  routerOptions,
  type Verifier,
  type WebhookRouterOptions,
} from "./router-options.ts";
import { runInStore } from "./run-in-store.ts";
import { createSharedRuns } from "./shared-runs.ts";
import { TimeoutError } from "./timeout-error.ts";
import { answerOf, failureOf, type WebhookAnswer } from "./webhook-answer.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";
import type { WebhookOutcome } from "./webhook-outcome.ts";

/** The argument of a handler. */
export interface WebhookDelivery<Category = string, EventObject = unknown, Tx = undefined> {
  readonly event: Event & { readonly category: Category };
  /** The object that the Event is about, in its present state. */
  readonly object: EventObject;
  /**
   * Aborts when no caller waits for the handler any more. Either its delivery is about to count as failed, and the
   * reason is an `Error` named `TimeoutError`, or the signal of `dispatch` aborted. Pass it to the calls that your
   * handler makes.
   */
  readonly signal: Signal;
  /**
   * The transaction that the `store` commits together with the mark of the Event. Write with it, and do not end it.
   * Undefined without a store, and for a store that is not SQL.
   */
  readonly tx: Tx;
  /**
   * Keeps work going after the response, where the platform would end it. Errors go to `onError`. Work that must not be
   * lost belongs into the handler: a process can stop at any time. In a test, `settled()` of a deliverer in the same
   * process waits for the work.
   */
  readonly waitUntil: (promise: PromiseLike<unknown>) => void;
}

/** Runs your handlers for Events that were delivered as webhooks or polled. */
export interface WebhookRouter<Objects = AnyObjects, Tx = AnyTransaction> {
  /**
   * Adds the handler of a category. Throws a `TypeError` if the category already has one, if `handler` is not a
   * function, or if the category is a misspelled one, such as `card.craeted`. Warns once on the console about a
   * category that this version does not know.
   */
  on<Category extends keyof Objects & string>(
    category: Category,
    handler: (delivery: WebhookDelivery<Category, Objects[Category], Tx>) => unknown,
  ): WebhookRouter<Objects, Tx>;
  /**
   * Adds the handler of every other category, including categories that are newer than this version. Without it, these
   * Events succeed without being handled. Throws a `TypeError` if there is a fallback already, or if `handler` is not a
   * function.
   */
  fallback(
    handler: (delivery: Omit<WebhookDelivery<string, unknown, Tx>, "object">) => unknown,
  ): WebhookRouter<Objects, Tx>;
  /**
   * Handles a delivery and returns the response: 200 if the Event was handled, now or before; 400 if the delivery fails
   * verification; 408 if the body does not arrive in time; 413 if the body exceeds 1 MiB; 500 if the handler failed;
   * 503 if it takes too long, another process is handling the Event, or another transaction is in the way. The API repeats
   * a delivery that does not receive a 2xx.
   *
   * Pass the platform's context if it has a `waitUntil` of its own, such as the third argument of `fetch` on Workers.
   */
  handle(request: WebRequest, context?: WaitingContext | object): Promise<WebResponse>;
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
   * Passes every Event since the saved cursor to its handler, oldest first, unless it was handled before, for example as a
   * webhook. Begins with the Events that have failed and are not set aside by the store, and comes back to them each time
   * that there is no newer Event. The store saves the cursor of a page in the transaction of the page's last Event; without
   * a store that does so, the router keeps the cursor in memory. Without a saved cursor, begins with the oldest Event that
   * the API lists. If the client lists no Events, because it belongs to another sender, handles those that have failed.
   *
   * Rejects with the error of a handler or a request, and with the reason of `signal` when that aborts. The next call
   * continues from the saved cursor. Wait before it: each failure of a handler is an attempt of its Event, and so a loop
   * without a wait sets Events aside during a short outage. An Event that another process is handling is waited for.
   *
   * @example
   * while (!signal.aborted) {
   *   await router.poll({ signal }).catch(console.error);
   *   await new Promise((resolve) => setTimeout(resolve, 60_000));
   * }
   */
  poll(options?: WebhookPollOptions): Promise<void>;
  /**
   * Forgets which Events were handled. Call it between tests that share a router: after a reset, restore or fork, a
   * bank uses the ids of earlier Events again. Handlers stay; the outcome of a handler that is still running is not
   * recorded. Rejects with a `TypeError` if `dedupe` has no `clear`, and with a `store`: empty its table.
   */
  reset(): Promise<void>;
}

/**
 * The longest time from request to response, in milliseconds. A delivery counts as failed after 10 s (contract
 * "Delivery and retries").
 */
const longest = 9_000;

/** The context that platforms pass to a request handler, where they end work after the response. */
interface WaitingContext {
  waitUntil?(promise: Promise<unknown>): void;
}

type Handler = (delivery: WebhookDelivery<string, unknown, unknown>) => unknown;

/**
 * Opens a router. `verifierOf` makes its verifier if the options have a secret in place of one.
 */
export function openRouter<Objects, Tx>(
  options: WebhookRouterOptions<Objects, Tx>,
  verifierOf: (options: WebhookVerifierOptions) => Verifier,
): WebhookRouter<Objects, Tx> {
  const { client, verifier, store, dedupe, onError } = routerOptions(options, verifierOf);
  const handlers = new Map<string, Handler>();
  const background = createBackground(report);
  let runs = createSharedRuns<WebhookOutcome>();
  let fallback: Handler | undefined;
  let keptCursor: string | null = null;

  /** Retrieves the object of an Event, and returns the call of its handler. */
  async function prepare(event: Event, signal: AbortSignal): Promise<(tx: unknown) => unknown> {
    signal.throwIfAborted();
    const waitUntil = background.waitUntilOf(event);
    const handler = handlers.get(event.category);
    if (handler === undefined) return (tx) => fallback?.({ event, object: undefined, signal, tx, waitUntil });
    const object = await client.events.fetchObject(event, { signal });
    signal.throwIfAborted();
    return (tx) => handler({ event, object, signal, tx, waitUntil });
  }

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

  /** Handles a polled Event, and saves the cursor with it. */
  async function oncePolled(event: Event, signal: AbortSignal, cursor?: string, isMarked?: boolean): Promise<void> {
    for (let isSaved = false; !isSaved; ) {
      // A delivery of the same Event may be running, which saves no cursor. Then the Event is a duplicate the next time.
      await runs(event.id, signal, (shared) => {
        isSaved = true;
        return claimAndRun(event, shared, cursor, isMarked);
      });
    }
    keptCursor = cursor ?? keptCursor;
  }

  const router: WebhookRouter<Objects, Tx> = {
    on(category, handler) {
      if (typeof category !== "string") throw refused("category", `text, not ${shown(category)}`);
      // The client of another sender lists no Events, and this version does not know the sender's categories.
      requireNoSlip(category, typeof client.events.list === "function");
      checkHandler(handler);
      if (handlers.has(category)) throw secondHandler(category);
      handlers.set(category, handler as unknown as Handler);
      return router;
    },
    fallback(handler) {
      checkHandler(handler);
      if (fallback !== undefined) throw secondHandler("every other category");
      fallback = handler as Handler;
      return router;
    },
    async handle({ headers, body, bodyUsed }, context = {}) {
      // A body that was read before is not available any more. The verifier refuses it with a clear message.
      const raw = bodyUsed || (body as ReadableStream | null)?.locked ? undefined : (body ?? "");
      const answer = await router.receive({ headers, body: raw as unknown as WebhookBody });
      const { body: text, ...init } = answer;
      const platform = context as WaitingContext;
      const held = platform.waitUntil && heldWorkOf(answer);
      if (held) platform.waitUntil?.(held);
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
        const answer = answerOf(200, await within(longest, undefined, work, late));
        return withWork(answer, () => background.of(event?.id));
      } catch (error) {
        const { answer, isOurs } = failureOf(error, event !== undefined);
        if (!isOurs) return answer;
        void report(error, event);
        return withWork(withCause(answer, error), () => background.of(event?.id));
      }
    },
    async dispatch(event, { signal = new AbortController().signal } = {}) {
      // Events without an id would all count as the same Event.
      if (!isEvent(event)) throw refused("event", `an Event, not ${shown(event)}`);
      return once(event, signal);
    },
    async poll(options = {}) {
      if (!store?.resume && !(client.events.list && client.events.poll)) {
        throw refused("client", "a BankClient, which lists Events, if there is no store");
      }
      const work = {
        resume: async () => (await store?.resume?.()) ?? { cursor: keptCursor, events: [] },
        marked: async (ids: readonly string[]) => (await store?.marked?.(ids)) ?? [],
        handle: oncePolled,
      };
      await pollEvents(client, work, options);
    },
    async reset() {
      if (store) {
        throw new TypeError("[sandbank] Failed to reset the router: it has a store. Empty the table of the store.");
      }
      if (typeof dedupe.clear !== "function") {
        throw new TypeError(
          "[sandbank] Failed to reset the router: its dedupe store has no clear(). Give it one that forgets every id.",
        );
      }
      runs = createSharedRuns();
      keptCursor = null;
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
