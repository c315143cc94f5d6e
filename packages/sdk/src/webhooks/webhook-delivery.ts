import type { Event } from "./event.ts";
import type { Signal } from "./platform.ts";

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
