import { firstCharacters } from "@sandbank/engine/private/text";
import type { SentDelivery } from "@sandbank/view/reads/read-context";
import type { SendDelivery } from "./egress.ts";

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
