import { lateness, type Receiver, remedyFor, send } from "../deliver/send.ts";
import type { WebhookRequest } from "../webhooks/attempt-view.ts";

/** The outcome of a delivery. */
export interface ReceiverAnswer {
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** Why there was no response; null if there was one. */
  readonly error: string | null;
  /** The error that the receiver left with its response, as the webhook router of the SDK does; undefined if none. */
  readonly cause?: unknown;
  /** How to pass the receiver, if it threw because it is a handler of (request, response). */
  readonly remedy?: string | undefined;
  /** Whether the deadline passed without a response. */
  readonly isLate: boolean;
}

/** Sends a delivery to a receiver. Never rejects. */
export async function answerOfReceiver(
  receiver: Receiver,
  request: WebhookRequest,
  deadlineMs: number,
): Promise<ReceiverAnswer> {
  let remedy: string | undefined;
  const noteThrown = (thrown: unknown) => {
    remedy = remedyFor(receiver, thrown);
  };
  const destination = {
    receiver: namingWhatItThrows(receiver, noteThrown),
    fetch: undefined,
    controller: new AbortController(),
    deadlineMs,
  };
  const outcome = await send(request, destination);
  if ("status" in outcome) return { status: outcome.status, error: null, cause: outcome.cause, isLate: false };
  return { status: null, error: outcome.error, remedy, isLate: outcome.error === lateness(deadlineMs) };
}

/** Wraps a receiver so that the message of an error says that the receiver threw it. */
function namingWhatItThrows(receiver: Receiver, noteThrown: (thrown: unknown) => void): Receiver {
  return async (request) => {
    try {
      return await receiver(request);
    } catch (thrown) {
      noteThrown(thrown);
      const { cause } = (thrown ?? {}) as { readonly cause?: unknown };
      throw new Error(`The receiver threw ${String(thrown)}`, { cause });
    }
  };
}
