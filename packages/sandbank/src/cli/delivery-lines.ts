import type { WebhookAttempt } from "@sandbank/engine";
import type { Attempt } from "./follow-attempts.ts";

/** An attempt when it was sent, in a line. */
export function sentLine({ dueAt, category, eventId, origin }: WebhookAttempt | Attempt): string {
  return `${dueAt}  --> ${category} [${eventId}]${origin === "schedule" ? "" : `  ${origin}`}`;
}

/** What the line of a failure says besides the attempt. */
export interface Retry {
  /** When the bank tries again, by its clock; null if it does not. */
  readonly retryAt: string | null;
  readonly environment: "sandbox" | "live";
  /** The flags that a command needs to concern the same bank, with a space in front. */
  readonly bankFlag: string;
}

/** The outcome of an attempt in a line. After a failure it ends with the command that sends the Event again. */
export function outcomeLine(attempt: Attempt, retry: Retry): string {
  const { dueAt, eventId, url, status, error, sent, durationMs } = attempt;
  const endedAt = new Date(Date.parse(dueAt) + (durationMs ?? 0)).toISOString();
  // The bank's clock stands still while a receiver responds if it is frozen.
  const time = `${Math.round(sent?.durationMs ?? durationMs ?? 0)} ms`;
  const outcome = `${endedAt}  <-- ${status ?? "no response"} POST ${url} [${eventId}] ${time}`;
  return `${outcome}${error === null ? "" : `: ${error.replace(/\.$/, "")}`}${adviceOf(attempt, retry)}`;
}

function adviceOf({ state, origin, eventId }: Attempt, { retryAt, environment, bankFlag }: Retry): string {
  if (state !== "failed" || isForgery(origin)) return "";
  const never = environment === "sandbox" ? "not tried again in the sandbox" : "not tried again";
  return `, ${retryAt === null ? never : `tried again at ${retryAt}`}: sandbank resend ${eventId}${bankFlag}`;
}

/** Whether a delivery fault made the attempt invalid, so that a receiver is right to refuse it. */
export function isForgery(origin: string): boolean {
  return origin === "tampered" || origin === "mistimed" || origin === "unsigned";
}
