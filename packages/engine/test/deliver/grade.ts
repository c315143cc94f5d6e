import type { VerifyReceiverOptions } from "../../src/deliver/receiver-options.ts";
import type { ReceiverReport } from "../../src/deliver/receiver-report.ts";
import type { Receiver } from "../../src/deliver/send.ts";
import { verifyReceiver } from "../../src/deliver/verify-receiver.ts";
import { receiverWith, type Steps } from "./reference-receiver.ts";

export const secret = "a secret";
export const now = () => Date.parse("2026-01-01T00:00:00.900Z");

/** For receivers that hang. */
export const soon = { deadlineMs: 5 };

/** The reference receiver, which knows the secret and the time. */
export function right(faults: Partial<Steps> = {}): Receiver {
  return receiverWith(faults, { secret, now });
}

export function grade(receiver: Receiver, options: Partial<VerifyReceiverOptions> = {}): Promise<ReceiverReport> {
  return verifyReceiver(receiver, { secret, now, ...options });
}

/** The checks that failed, or passed with a warning, by name. */
export function noticedIn({ checks }: ReceiverReport): string[] {
  return checks.filter(({ passed, warning }) => !passed || warning !== null).map(({ name }) => name);
}

/** The checks that failed, by name. */
export function failedIn({ checks }: ReceiverReport): string[] {
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}
