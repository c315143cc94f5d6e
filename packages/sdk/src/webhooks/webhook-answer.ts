import { incomplete, tooLarge, tooSlow } from "./read-body.ts";
import { TimeoutError } from "./timeout-error.ts";
import { WebhookBusyError } from "./webhook-busy-error.ts";
import type { WebhookVerificationError } from "./webhook-verification-error.ts";

/** The response to a delivery. */
export interface WebhookAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** JSON with the `outcome` and, for a refused delivery, the reason. */
  readonly body: string;
}

/** The responses to a sender whose body is too large, incomplete or too slow. */
const refusalsOfBodies = new Map<unknown, readonly [status: number, outcome: string]>([
  [tooLarge, [413, "too_large"]],
  [incomplete, [400, "incomplete"]],
  [tooSlow, [408, "timed_out"]],
]);

/** The codes of errors in the receiver's own setup, not in the delivery. */
const ours = ["invalid_body", "invalid_secret", "invalid_option"];

export function createAnswer(status: number, outcome: string, details?: object): WebhookAnswer {
  const body = JSON.stringify({ outcome, ...details });
  return { status, headers: { "content-type": "application/json" }, body };
}

/** Returns the response to a delivery that failed, and whether the failure is the receiver's and must be reported. */
export function answerFailure(error: unknown, isVerified: boolean): { answer: WebhookAnswer; isOurs: boolean } {
  const refusal = refusalsOfBodies.get(error);
  if (refusal) return { answer: createAnswer(...refusal), isOurs: false };
  if (error instanceof TimeoutError) return { answer: createAnswer(503, "timed_out"), isOurs: true };
  if (error instanceof WebhookBusyError) return { answer: createAnswer(503, "busy"), isOurs: false };
  // The brand of the class, which a router does not contain: `acrossCopies` sets it.
  const isRefusal = Symbol.for("@sandbank/WebhookVerificationError") in Object(error);
  const { code, message } = Object(error) as WebhookVerificationError;
  if (!isVerified && isRefusal && !ours.includes(code)) {
    return { answer: createAnswer(400, "refused", { code, message }), isOurs: false };
  }
  return { answer: createAnswer(500, "failed"), isOurs: true };
}
