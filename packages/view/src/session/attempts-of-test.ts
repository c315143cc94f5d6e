import type { TraceStep, WebhookAttempt } from "@sandbank/engine";
import type { TestFailure } from "./session-file.ts";

/** Why a webhook of a test without a deliverer has no response. */
const NOT_SENT = "It was not sent, because the test used no `deliverer`.";

type ShownAttempt = Pick<WebhookAttempt, "id" | "state" | "error">;

/** Returns a function that adds to an attempt what only its failed test knows. */
export function showAttempt({ lacksDeliverer, causes = {} }: Pick<TestFailure, "lacksDeliverer" | "causes">) {
  return <Attempt extends ShownAttempt>(attempt: Attempt): Attempt => {
    if (lacksDeliverer && (attempt.state === "failed" || attempt.state === "due")) {
      return { ...attempt, state: "canceled", error: NOT_SENT };
    }
    return { ...attempt, error: causes[attempt.id] ?? attempt.error };
  };
}

/** Adds to the webhooks of a step what only its failed test knows. */
export function showAttempts(step: TraceStep, failure: Pick<TestFailure, "lacksDeliverer" | "causes">): TraceStep {
  return { ...step, deliveries: step.deliveries.map(showAttempt(failure)) };
}
