import type { WebhookAttempt } from "@sandbank/engine";
import { type NodeApp, nodeReceiver, type Receiver } from "@sandbank/engine/deliver";
import { webhookCause } from "../webhook-cause.ts";
import type { Receivers } from "./bank-test-options.ts";

/**
 * The errors that receivers threw, or left with their response: the bank keeps only the text of an error, which
 * has no stack, and nothing of what a router reports.
 */
export interface ThrownNotes {
  /** Wraps receivers so that what they throw is noted. */
  noting(receivers: Receivers): Readonly<Record<string, Receiver>>;
  /**
   * Returns the value that the receiver of an attempt threw last for its Event, with the status of the attempt;
   * undefined if it threw nothing.
   */
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
  const notes = new Map<string, Thrown>();
  const unseen = new Map<string, Thrown>();
  // A report masks API keys, also within a URL, which may then be none.
  const keyOf = (eventId: string | null, url: string) => `${eventId} ${URL.canParse(url) ? new URL(url).href : url}`;
  const note = (key: string, thrown: Thrown) => {
    notes.set(key, thrown);
    unseen.set(key, thrown);
  };

  function notingOne(url: string, receive: Receiver): Receiver {
    return async (request) => {
      const key = keyOf(request.headers.get("webhook-id"), request.url);
      try {
        const response = await receive(request);
        const value = webhookCause(response);
        if (value !== undefined) note(key, { url, value, status: response.status });
        else if (response?.ok) unseen.delete(key);
        return response;
      } catch (value) {
        note(key, { url, value, status: null });
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
    thrownFor({ eventId, url, status }) {
      const thrown = notes.get(keyOf(eventId, url));
      return thrown?.status === status ? thrown.value : undefined;
    },
    noteSeen: () => unseen.clear(),
    unseen: () => [...unseen.values()],
  };
}

function isApp(receiver: Receiver | NodeApp): receiver is NodeApp {
  return "handle" in receiver && "use" in receiver;
}
