import type { AttemptOrigin, AttemptOutcome } from "../state/delivery.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";

/** An attempt to deliver a webhook that the receiver did not accept. */
export interface FailedDelivery {
  /** The id of the attempt, as `bank.webhooks.attempts()` has it. */
  readonly attempt: string;
  /** From 1 on along the schedule. */
  readonly number: number;
  /** `schedule`, `resend`, or the delivery fault that made it: a receiver should refuse a copy that is spoilt. */
  readonly origin: AttemptOrigin;
  readonly url: string;
  readonly eventId: string;
  readonly category: string;
  /** The HTTP status of the answer; null where there is none. */
  readonly status: number | null;
  /** What the receiver said beside the status, up to 4,000 characters; null where there is no answer. */
  readonly answer: string | null;
  /** Why there is no answer; null where there is one. */
  readonly error: string | null;
  /** What the receiver or the `fetch` threw, as it was thrown; undefined where nothing was. */
  readonly cause: unknown;
}

/** What came of webhooks. */
export interface DeliveryReport {
  /** How many attempts were accepted, with a 2xx. */
  readonly delivered: number;
  /** The attempts that were not, in the order in which they ended: the last 1,000. */
  readonly failed: readonly FailedDelivery[];
}

/** What came of an attempt, and what was thrown, if anything was. */
export type SentOutcome = AttemptOutcome & { readonly cause?: unknown };

/** Collects what came of attempts until somebody asks. */
export interface DeliveryRecord {
  add(attempt: WebhookAttempt, outcome: SentOutcome): void;
  /** All since the last time. */
  take(): DeliveryReport;
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
