import { refused, shown } from "../core/refused.ts";
import { within } from "../core/within.ts";
import { createBackground, holdWork, isInCrashedProcess, withWork } from "./background.ts";
import { passCause, withCause } from "./cause.ts";
import type { Event } from "./event.ts";
import { createEventRuns } from "./event-runs.ts";
import { createHandlers } from "./handlers.ts";
import type { WebhookBody, WebhookHeaders, WebhookVerifierOptions } from "./message.ts";
import { isEvent } from "./parse-event.ts";
import type { Signal, WebRequest, WebResponse } from "./platform.ts";
import { pollEvents, type WebhookPollOptions } from "./poll-events.ts";
import { readBody, tooSlow } from "./read-body.ts";
import {
  type AnyObjects,
  type AnyTransaction,
  routerOptions,
  type Verifier,
  type WebhookRouterOptions,
} from "./router-options.ts";
import { TimeoutError } from "./timeout-error.ts";
import { answerFailure, createAnswer, type WebhookAnswer } from "./webhook-answer.ts";
import type { WebhookDelivery } from "./webhook-delivery.ts";
import type { WebhookOutcome } from "./webhook-outcome.ts";

/** Runs your handlers for Events that were delivered as webhooks or polled. */
export interface WebhookRouter<Objects = AnyObjects, Tx = AnyTransaction> {
  /**
   * Adds the handler of a category. Throws a `TypeError` if the category already has one, if `handler` is not a
   * function, or if the category is a misspelled one, such as `card.craeted`. Warns once on the console about a
   * category that this version does not know.
   */
  readonly on: <Category extends keyof Objects & string>(
    category: Category,
    handler: (delivery: WebhookDelivery<Category, Objects[Category], Tx>) => unknown,
  ) => WebhookRouter<Objects, Tx>;
  /**
   * Adds the handler of every other category, including categories that are newer than this version. Without it, these
   * Events succeed without being handled. Throws a `TypeError` if there is a fallback already, or if `handler` is not a
   * function.
   */
  readonly fallback: (
    handler: (delivery: Omit<WebhookDelivery<string, unknown, Tx>, "object">) => unknown,
  ) => WebhookRouter<Objects, Tx>;
  /**
   * Handles a delivery and returns the response: 200 if the Event was handled, now or before; 400 if the delivery fails
   * verification; 408 if the body does not arrive in time; 413 if the body exceeds 1 MiB; 500 if the handler failed;
   * 503 if it takes too long, another process is handling the Event, or another transaction is in the way. The API repeats
   * a delivery that does not receive a 2xx.
   *
   * Pass the platform's context if it has a `waitUntil` of its own, such as the third argument of `fetch` on Workers.
   */
  readonly handle: (request: WebRequest, context?: WaitingContext | object) => Promise<WebResponse>;
  /**
   * Does the same as `handle` for servers without `Request`. Pass the headers as received, and the raw body or a stream
   * of its bytes.
   */
  readonly receive: (message: {
    readonly headers: WebhookHeaders;
    readonly body: WebhookBody | AsyncIterable<Uint8Array>;
  }) => Promise<WebhookAnswer>;
  /**
   * Handles a polled Event, unless it was handled before. Has no time limit. Rejects with the handler's error, with a
   * `WebhookBusyError` if another process is handling the Event, and with the reason of `signal` when that aborts. A
   * delivery of the same Event at the same time shares the run of the handler.
   */
  readonly dispatch: (event: Event, options?: { readonly signal?: Signal | undefined }) => Promise<WebhookOutcome>;
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
  readonly poll: (options?: WebhookPollOptions) => Promise<void>;
  /**
   * Forgets which Events were handled. Call it between tests that share a router: after a reset, restore or fork, a
   * bank uses the ids of earlier Events again. Handlers stay; the outcome of a handler that is still running is not
   * recorded. Rejects with a `TypeError` if `dedupe` has no `clear`, and with a `store`: empty its table.
   */
  readonly reset: () => Promise<void>;
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

/**
 * Opens a router. `verifierOf` makes its verifier if the options have a secret in place of one.
 */
export function openRouter<Objects, Tx>(
  options: WebhookRouterOptions<Objects, Tx>,
  verifierOf: (options: WebhookVerifierOptions) => Verifier,
): WebhookRouter<Objects, Tx> {
  const { client, verifier, store, dedupe, onError } = routerOptions(options, verifierOf);
  const background = createBackground(report);
  const handlers = createHandlers(client, background.createWaitUntil);
  const runs = createEventRuns(store, dedupe, handlers.prepare, report);

  /** Never rejects, and is not awaited: the response must not depend on the report. */
  async function report(error: unknown, event: Event | undefined): Promise<void> {
    if (isInCrashedProcess()) return;
    try {
      await onError(error, event);
    } catch (failure) {
      console.error(failure);
    }
  }

  const router: WebhookRouter<Objects, Tx> = {
    on(category, handler) {
      handlers.on(category, handler);
      return router;
    },
    fallback(handler) {
      handlers.fallback(handler);
      return router;
    },
    async handle({ headers, body, bodyUsed }, context = {}) {
      // A body that was read before is not available any more. The verifier refuses it with a clear message.
      const raw = bodyUsed || (body as ReadableStream | null)?.locked ? undefined : (body ?? "");
      const answer = await router.receive({ headers, body: raw as unknown as WebhookBody });
      const { body: text, ...init } = answer;
      const platform = context as WaitingContext;
      const held = platform.waitUntil && holdWork(answer);
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
          return runs.handle(event, signal ?? new AbortController().signal);
        };
        const answer = createAnswer(200, await within(longest, undefined, work, late));
        return withWork(answer, () => background.of(event?.id));
      } catch (error) {
        const { answer, isOurs } = answerFailure(error, event !== undefined);
        if (!isOurs) return answer;
        void report(error, event);
        return withWork(withCause(answer, error), () => background.of(event?.id));
      }
    },
    async dispatch(event, { signal = new AbortController().signal } = {}) {
      // Events without an id would all count as the same Event.
      if (!isEvent(event)) throw refused("event", `an Event, not ${shown(event)}`);
      return runs.handle(event, signal);
    },
    async poll(options = {}) {
      if (!store?.resume && !(client.events.list && client.events.poll)) {
        throw refused("client", "a BankClient, which lists Events, if there is no store");
      }
      await pollEvents(client, runs.polled, options);
    },
    reset: runs.reset,
  };
  return router;
}
