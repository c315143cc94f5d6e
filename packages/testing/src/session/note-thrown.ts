import type { WebhookAttempt } from "@sandbank/engine";
import type { Receivers } from "./bank-test-options.ts";

/** What receivers threw: the bank keeps only the text of an error, which has no stack. */
export interface ThrownNotes {
  /** Wraps receivers so that what they throw is noted. */
  noting(receivers: Receivers): Receivers;
  /** Returns the value that the receiver of an attempt threw last for its Event; undefined if it threw nothing. */
  thrownFor(attempt: WebhookAttempt): unknown;
}

export function createThrownNotes(): ThrownNotes {
  const notes = new Map<string, unknown>();
  // A report masks API keys, also within a URL, which may then be none.
  const keyOf = (eventId: string | null, url: string) => `${eventId} ${URL.canParse(url) ? new URL(url).href : url}`;
  return {
    noting(receivers) {
      const wrapped = Object.entries(receivers).map(([url, receiver]): [string, typeof receiver] => [
        url,
        async (request) => {
          try {
            return await receiver(request);
          } catch (error) {
            notes.set(keyOf(request.headers.get("webhook-id"), request.url), error);
            throw error;
          }
        },
      ]);
      return Object.fromEntries(wrapped);
    },
    thrownFor: ({ eventId, url }) => notes.get(keyOf(eventId, url)),
  };
}
