import type { WebhookAttempt } from "@sandbank/engine";
import { instantText } from "@sandbank/view/words/instants";
import type { Paint } from "../../output/paint.ts";
import { describeResponse } from "./describe-response.ts";
import type { Attempt } from "./follow-attempts.ts";

/** Describes an attempt that was sent, in one line. */
export function sentLine({ category, eventId, origin }: WebhookAttempt | Attempt): string {
  return `--> ${category} [${eventId}]${origin === "schedule" ? "" : `  ${origin}`}`;
}

/** The parts of the line of a failure that do not come from the attempt. */
export interface Retry {
  /** The attempt of the schedule that follows; null if there is none. */
  readonly retry: Pick<Attempt, "state" | "dueAt"> | null;
  /** The flags that a command needs to concern the same bank, with a space in front. */
  readonly bankFlag: string;
}

/** Describes how an attempt ended, in one line. After a failure, it ends with the command that resends the Event. */
export function outcomeLine(attempt: Attempt, retry: Retry, paint: Paint): string {
  const { eventId, url, state, status, sent, durationMs } = attempt;
  // The bank's clock stands still while a receiver responds if it is frozen.
  const time = `${Math.round(sent?.durationMs ?? durationMs ?? 0)} ms`;
  const answer = paint(state === "failed" ? "red" : "green", String(status ?? "no response"));
  const outcome = `<-- ${answer} POST ${url} [${eventId}] ${time}`;
  return `${outcome}${describeResponse(attempt)}${describeRetry(attempt, retry)}`;
}

/** Returns when an attempt got its outcome, by the bank's clock. */
export function computeEnd({ dueAt, durationMs }: Attempt): string {
  return new Date(Date.parse(dueAt) + (durationMs ?? 0)).toISOString();
}

function describeRetry({ state, origin, number, eventId }: Attempt, { retry, bankFlag }: Retry): string {
  if (state !== "failed" || isForgery(origin)) return "";
  // Only a sandbox bank without live schedules ends with the first attempt.
  const isOnly = retry === null && origin === "schedule" && number === 1;
  const never = isOnly ? "not tried again without --schedules live" : "not tried again";
  const isTried = retry !== null && retry.state !== "canceled";
  return `, ${isTried ? `tried again at ${instantText(retry.dueAt)}` : never}: sandbank resend ${eventId}${bankFlag}`;
}

/** Returns whether a delivery fault made the attempt invalid. A receiver must refuse it. */
export function isForgery(origin: string): boolean {
  return origin === "tampered" || origin === "mistimed" || origin === "unsigned";
}
