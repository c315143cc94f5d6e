import type { Receiver } from "../../src/deliver/send.ts";
import type { VerifyReceiverOptions } from "../../src/receiver-check/receiver-options.ts";
import type { ReceiverReport } from "../../src/receiver-check/receiver-report.ts";
import { verifyReceiver } from "../../src/receiver-check/verify-receiver.ts";
import { receiverWith, type Steps } from "./reference-receiver.ts";

export const secret = "a secret";
export const now = () => Date.parse("2026-01-01T00:00:00.900Z");

/** A short deadline, for receivers that hang. */
export const soon = { deadlineMs: 5 };

/** The reference receiver with the secret and the time of these tests. */
export function right(wrong: Partial<Steps> = {}): Receiver {
  return receiverWith(wrong, { secret, now });
}

export function grade(receiver: Receiver, options: Partial<VerifyReceiverOptions> = {}): Promise<ReceiverReport> {
  return verifyReceiver(receiver, { secret, now, ...options });
}

/** The names of the checks that failed, or passed with a warning. */
export function noticedIn({ checks }: ReceiverReport): string[] {
  return checks.filter(({ passed, warning }) => !passed || warning !== null).map(({ name }) => name);
}

/** The names of the checks that failed. */
export function failedIn({ checks }: ReceiverReport): string[] {
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}
