import type { AttemptOrigin, AttemptOutcome } from "../state/delivery.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";

/** An attempt that the receiver did not accept with a 2xx. */
export interface FailedDelivery {
  /** The id of the attempt, as in `bank.webhooks.attempts()`. */
  readonly attempt: string;
  /** The number of the attempt in the schedule, from 1. */
  readonly number: number;
  /** `schedule`, `resend`, or the delivery fault that caused it. A receiver is right to refuse a forged copy. */
  readonly origin: AttemptOrigin;
  readonly url: string;
  readonly eventId: string;
  readonly category: string;
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** The body of the response, up to 4,000 characters; null if there was no response. */
  readonly answer: string | null;
  /** Why there was no response; null if there was one. */
  readonly error: string | null;
  /**
   * The value that the receiver or `fetch` threw, or the error that a webhook router of `@sandbank/sdk` reported;
   * undefined if there is none.
   */
  readonly cause: unknown;
}

/** The outcomes of webhook attempts. */
export interface DeliveryReport {
  /** How many attempts the receivers accepted with a 2xx. */
  readonly delivered: number;
  /** The latest 1,000 failed attempts, in the order in which they ended. */
  readonly failed: readonly FailedDelivery[];
  /** The attempts that have no response yet, if `settled` gave up waiting after `timeoutMs`. They stay due. */
  readonly pending: readonly WebhookAttempt[];
}

/** The outcome of an attempt, and the value that was thrown or reported, if any. */
export type SentOutcome = AttemptOutcome & { readonly cause?: unknown };

/** Collects the outcomes of attempts until `take`. */
export interface DeliveryRecord {
  add(attempt: WebhookAttempt, outcome: SentOutcome): void;
  /** Returns all outcomes since the last call. */
  take(): Omit<DeliveryReport, "pending">;
}

const MOST = 1_000;

export function createDeliveryRecord(): DeliveryRecord {
  let delivered = 0;
  let failed: FailedDelivery[] = [];
  return {
    add({ id, number, origin, request, eventId, category }, outcome) {
      const hasAnswer = "status" in outcome;
      if (hasAnswer && outcome.status >= 200 && outcome.status < 300) {
        delivered++;
        return;
      }
      failed.push({
        attempt: id,
        number,
        origin,
        url: request?.url ?? "",
        eventId,
        category,
        status: hasAnswer ? outcome.status : null,
        answer: hasAnswer ? (outcome.answer ?? "") : null,
        error: hasAnswer ? null : outcome.error,
        cause: outcome.cause,
      });
      if (failed.length > MOST) failed.shift();
    },
    take() {
      const report = { delivered, failed };
      delivered = 0;
      failed = [];
      return report;
    },
  };
}
