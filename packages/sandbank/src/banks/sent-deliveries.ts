import { firstCharacters } from "../first-characters.ts";
import type { SendDelivery } from "./egress.ts";

/**
 * A delivery that was sent, with its response. The bank itself stores neither the headers that the server adds nor the
 * real time.
 */
export interface SentDelivery {
  /** The time of sending, by the machine's clock: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** The first 1,000 characters of the body of the response; null if there was no response. */
  readonly body: string | null;
  /** The reason why there was no response; null if there was one. */
  readonly error: string | null;
  /** The time until the response or the error, in real milliseconds. */
  readonly durationMs: number;
}

/** The latest deliveries of a bank, by the id of the attempt. */
export interface SentDeliveries {
  get(attempt: string): SentDelivery | undefined;
  add(attempt: string, sent: SentDelivery): void;
}

/** The largest number of deliveries that are kept. */
const MOST_KEPT = 1_000;
const BODY_LENGTH = 1_000;

/** `before`: the deliveries of the state with which the bank begins. */
export function createSentDeliveries(before?: SentDeliveries): SentDeliveries {
  const kept = new Map<string, SentDelivery>();
  return {
    get: (attempt) => kept.get(attempt) ?? before?.get(attempt),
    add(attempt, sent) {
      kept.delete(attempt);
      kept.set(attempt, sent);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** Sends deliveries, and records each with its response. */
export function recordedSend(
  send: SendDelivery,
  sentDeliveries: SentDeliveries,
  machineTime: () => number,
): SendDelivery {
  return async (url, init, attempt) => {
    const began = machineTime();
    const add = (outcome: Pick<SentDelivery, "status" | "body" | "error">) => {
      if (attempt === undefined) return;
      const headers = Object.fromEntries(new Headers(init.headers));
      const at = new Date(began).toISOString();
      sentDeliveries.add(attempt.id, { at, headers, ...outcome, durationMs: machineTime() - began });
    };
    try {
      const response = await send(url, init, attempt);
      const body = firstCharacters(await response.clone().text(), BODY_LENGTH);
      add({ status: response.status, body, error: null });
      return response;
    } catch (error) {
      add({ status: null, body: null, error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
}
