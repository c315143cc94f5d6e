import type { WebhookAttempt } from "@sandbank/engine";
import { type NodeApp, nodeReceiver, type Receiver } from "@sandbank/engine/deliver";
import { readAttempt } from "@sandbank/engine/private/sent-attempt";
import { webhookCause } from "../webhook-cause.ts";
import type { Receivers } from "./bank-test-options.ts";

/**
 * The errors that receivers threw, or left with their response: the bank keeps only the text of an error, which
 * has no stack, and nothing of what a router reports.
 */
export interface ThrownNotes {
  /** Wraps receivers so that what they throw is noted. */
  noting(receivers: Receivers): Readonly<Record<string, Receiver>>;
  /** Returns the value that the receiver of an attempt threw or reported; undefined if there is none. */
  thrownFor(attempt: WebhookAttempt): unknown;
  /** Notes that the test has looked at the failed attempts so far. */
  noteSeen(): void;
  /** The errors of attempts that the test has not looked at, unless a later attempt succeeded. */
  unseen(): readonly Thrown[];
}

/** A value that a receiver threw. */
export interface Thrown {
  readonly url: string;
  readonly value: unknown;
  /** The status of the response; null if there was none. */
  readonly status: number | null;
}

export function createThrownNotes(): ThrownNotes {
  /** By the id of the attempt. */
  const values = new Map<string, unknown>();
  /** By the Event and the URL. */
  const unseen = new Map<string, Thrown>();
  const note = (request: Request, key: string, thrown: Thrown) => {
    unseen.set(key, thrown);
    const attemptId = readAttempt(request);
    // What comes after the deadline is no cause of the attempt's failure.
    if (attemptId !== undefined && !request.signal.aborted) values.set(attemptId, thrown.value);
  };

  function notingOne(url: string, receive: Receiver): Receiver {
    return async (request) => {
      const key = `${request.headers.get("webhook-id")} ${request.url}`;
      try {
        const response = await receive(request);
        const value = webhookCause(response);
        if (value !== undefined) note(request, key, { url, value, status: response.status });
        else if (response?.ok) unseen.delete(key);
        return response;
      } catch (value) {
        note(request, key, { url, value, status: null });
        throw value;
      }
    };
  }

  return {
    noting: (receivers) =>
      Object.fromEntries(
        Object.entries(receivers).map(([url, receiver]) => {
          // The deliverer refuses it.
          if (typeof receiver !== "function") return [url, receiver];
          const receive = isApp(receiver) ? nodeReceiver(receiver) : receiver;
          // The deliverer tells a handler of (request, response) by its length.
          return [url, Object.defineProperty(notingOne(url, receive), "length", { value: receive.length })];
        }),
      ),
    thrownFor: ({ id }) => values.get(id),
    noteSeen: () => unseen.clear(),
    unseen: () => [...unseen.values()],
  };
}

function isApp(receiver: Receiver | NodeApp): receiver is NodeApp {
  return "handle" in receiver && "use" in receiver;
}
