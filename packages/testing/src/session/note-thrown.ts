import type { WebhookAttempt } from "@sandbank/engine";
import { BankAssertionError } from "../assertion-error.ts";
import type { Receivers } from "./bank-test-options.ts";
import { printCallSite } from "./call-site.ts";

/** What receivers threw: the bank keeps only the text of an error, which has no stack. */
export interface ThrownNotes {
  /** Wraps receivers so that what they throw is noted. */
  noting(receivers: Receivers): Receivers;
  /** Returns the value that the receiver of an attempt threw last for its Event; undefined if it threw nothing. */
  thrownFor(attempt: WebhookAttempt): unknown;
  /** The URLs of receivers whose assertions failed, with the errors: `https://app.test/hooks: expected 1 to be 2`. */
  failedAssertions(): readonly string[];
}

interface Thrown {
  readonly url: string;
  readonly error: unknown;
}

export function createThrownNotes(): ThrownNotes {
  const notes = new Map<string, Thrown>();
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
            notes.set(keyOf(request.headers.get("webhook-id"), request.url), { url, error });
            throw error;
          }
        },
      ]);
      return Object.fromEntries(wrapped);
    },
    thrownFor: ({ eventId, url }) => notes.get(keyOf(eventId, url))?.error,
    failedAssertions: () =>
      [...notes.values()].flatMap(({ url, error }) =>
        isFailedAssertion(error) ? printCallSite({ text: `${url}: ${firstLine(error.message)}`, site: error }) : [],
      ),
  };
}

/** Whether a value is the error of a failed assertion of Chai, Vitest, `node:assert`, Jest or this package. */
function isFailedAssertion(thrown: unknown): thrown is Error {
  // Jest runs tests in a realm of their own, so `instanceof Error` would not recognize its errors.
  if (typeof thrown !== "object" || thrown === null) return false;
  if ("matcherResult" in thrown || "actual" in thrown) return true;
  return (thrown as Partial<Error>).name === BankAssertionError.name;
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
