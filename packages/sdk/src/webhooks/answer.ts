import { incomplete, tooLarge, tooSlow } from "./read-body.ts";
import { TimeoutError } from "./timeout-error.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";
import type { WebhookVerificationError } from "./webhook-verification-error.ts";

/** What to answer a delivery. */
export interface WebhookAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** JSON: `outcome`, and why where a delivery was refused. */
  readonly body: string;
}

/** What a sender is answered that does not send its body as it should. */
const refusalsOfBodies = new Map<unknown, readonly [status: number, outcome: string]>([
  [tooLarge, [413, "too_large"]],
  [incomplete, [400, "incomplete"]],
  [tooSlow, [408, "timed_out"]],
]);

/** Faults of the receiver, not of the sender. */
const ours = ["invalid_body", "invalid_secret", "invalid_option"];

export function answerOf(status: number, outcome: string, details?: object): WebhookAnswer {
  const body = JSON.stringify({ outcome, ...details });
  return { status, headers: { "content-type": "application/json" }, body };
}

/** What to answer where handling failed, and whether the receiver is to look into it. */
export function failureOf(error: unknown, isVerified: boolean): { answer: WebhookAnswer; isOurs: boolean } {
  const refusal = refusalsOfBodies.get(error);
  if (refusal) return { answer: answerOf(...refusal), isOurs: false };
  if (error instanceof TimeoutError) return { answer: answerOf(503, "timed_out"), isOurs: true };
  if (error instanceof WebhookBusyError) return { answer: answerOf(503, "busy"), isOurs: false };
  // By name: a verifier may come from another copy of this package.
  const { name, code, message } = Object(error) as WebhookVerificationError;
  if (!isVerified && name === "WebhookVerificationError" && !ours.includes(code)) {
    return { answer: answerOf(400, "refused", { code, message }), isOurs: false };
  }
  return { answer: answerOf(500, "failed"), isOurs: true };
}
