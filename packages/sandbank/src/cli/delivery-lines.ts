import type { WebhookAttempt } from "@sandbank/engine";
import type { Attempt } from "./follow-attempts.ts";

/** An attempt when it was sent, in a line. */
export function sentLine({ dueAt, category, eventId, origin }: WebhookAttempt | Attempt): string {
  return `${dueAt}  --> ${category} [${eventId}]${origin === "schedule" ? "" : `  ${origin}`}`;
}

/** The outcome of an attempt in a line. After a failure it ends with the command that sends the Event again. */
export function outcomeLine(attempt: Attempt, retryAt: string | null, commandFlags: string): string {
  const { dueAt, eventId, url, status, error, sent, durationMs } = attempt;
  const endedAt = new Date(Date.parse(dueAt) + (durationMs ?? 0)).toISOString();
  // The bank's clock stands still while a receiver responds if it is frozen.
  const time = `${Math.round(sent?.durationMs ?? durationMs ?? 0)} ms`;
  const outcome = `${endedAt}  <-- ${status ?? "no response"} POST ${url} [${eventId}] ${time}`;
  return `${outcome}${error === null ? "" : `: ${error.replace(/\.$/, "")}`}${adviceOf(attempt, retryAt, commandFlags)}`;
}

function adviceOf({ state, origin, eventId }: Attempt, retryAt: string | null, commandFlags: string): string {
  if (state !== "failed" || isForgery(origin)) return "";
  const next = retryAt === null ? "not tried again" : `tried again at ${retryAt}`;
  return `, ${next}: sandbank resend ${eventId}${commandFlags}`;
}

/** Whether a delivery fault made the attempt invalid, so that a receiver is right to refuse it. */
export function isForgery(origin: string): boolean {
  return origin === "tampered" || origin === "mistimed" || origin === "unsigned";
}
