import type { WebhookAttempt } from "@sandbank/engine";
import type { Receivers } from "./bank-test-options.ts";

/** What receivers threw: the bank keeps only the text of an error, which has no stack. */
export interface ThrownNotes {
  /** Wraps receivers so that what they throw is noted. */
  noting(receivers: Receivers): Receivers;
  /** Returns the value that the receiver of an attempt threw last for its Event; undefined if it threw nothing. */
  thrownFor(attempt: WebhookAttempt): unknown;
  /** Notes that the test has looked at the failed attempts so far. */
  noteSeen(): void;
  /** What receivers threw for attempts that the test has not looked at, unless a later attempt succeeded. */
  unseen(): readonly Thrown[];
}

/** A value that a receiver threw. */
export interface Thrown {
  readonly url: string;
  readonly value: unknown;
}

export function createThrownNotes(): ThrownNotes {
  const notes = new Map<string, Thrown>();
  const unseen = new Map<string, Thrown>();
  // A report masks API keys, also within a URL, which may then be none.
  const keyOf = (eventId: string | null, url: string) => `${eventId} ${URL.canParse(url) ? new URL(url).href : url}`;
  return {
    noting(receivers) {
      const wrapped = Object.entries(receivers).map(([url, receiver]): [string, typeof receiver] => [
        url,
        async (request) => {
          const key = keyOf(request.headers.get("webhook-id"), request.url);
          try {
            const response = await receiver(request);
            if (response?.ok) unseen.delete(key);
            return response;
          } catch (value) {
            notes.set(key, { url, value });
            unseen.set(key, { url, value });
            throw value;
          }
        },
      ]);
      return Object.fromEntries(wrapped);
    },
    thrownFor: ({ eventId, url }) => notes.get(keyOf(eventId, url))?.value,
    noteSeen: () => unseen.clear(),
    unseen: () => [...unseen.values()],
  };
}
