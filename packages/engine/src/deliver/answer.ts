import type { WebhookRequest } from "../webhooks/attempt-view.ts";
import { lateness, type Receiver, send } from "./send.ts";

/** What came of a delivery. */
export interface Answer {
  /** The HTTP status; null where there was no answer. */
  readonly status: number | null;
  /** Why there was none; null where there was one. */
  readonly error: string | null;
  /** Whether there was none in time. */
  readonly isLate: boolean;
}

/** What a receiver answers to a delivery. Never rejects. */
export async function answerOf(receiver: Receiver, request: WebhookRequest, deadlineMs: number): Promise<Answer> {
  const destination = {
    receiver: outspoken(receiver),
    fetch: undefined,
    controller: new AbortController(),
    deadlineMs,
  };
  const outcome = await send(request, destination);
  if ("status" in outcome) return { status: outcome.status, error: null, isLate: false };
  return { status: null, error: outcome.error, isLate: outcome.error === lateness(deadlineMs) };
}

/** The same receiver. What it throws says that it was thrown. */
function outspoken(receiver: Receiver): Receiver {
  return async (request) => {
    try {
      return await receiver(request);
    } catch (thrown) {
      const { cause } = (thrown ?? {}) as { readonly cause?: unknown };
      throw new Error(`The receiver threw ${String(thrown)}`, { cause });
    }
  };
}
