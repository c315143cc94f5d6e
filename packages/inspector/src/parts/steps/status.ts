import type { WebhookAttempt } from "@sandbank/engine";
import { attemptStates, stateWord } from "../attempt-states.ts";
import type { Tone } from "../values.tsx";
import type { LogRow } from "./log-rows.ts";

/** The response to a request or a delivery. */
export interface RowStatus {
  /** The group by which the log is filtered. Null for a clock move that declined nothing. */
  readonly group: StatusGroup | null;
  /** The text in the row, such as `200`. */
  readonly text: string;
  /** Null for a usual status. */
  readonly tone: Tone | null;
}

/** The groups of statuses, with their names in the filter. */
export const statusGroups = {
  ok: "Succeeded",
  declined: "Declined",
  failed: "Refused or failed",
  none: "No response",
} as const;

type StatusGroup = keyof typeof statusGroups;

export function describeStatus({ step, attempt, together }: LogRow): RowStatus {
  if (together !== undefined) return { group: null, text: "", tone: null };
  if (attempt !== null) return attemptStatus(attempt);
  const isDeclined = step.declines.length > 0;
  if (step.kind === "advance") return { group: isDeclined ? "declined" : null, text: "", tone: null };
  if (step.fault === "drop_before_commit" || step.fault === "drop_after_commit") {
    return { group: "none", text: "none", tone: "warn" };
  }
  const text = String(step.status);
  if (step.error !== null) return { group: "failed", text, tone: "bad" };
  return { group: isDeclined ? "declined" : "ok", text, tone: null };
}

export function attemptStatus(attempt: WebhookAttempt): RowStatus {
  const { state, status } = attempt;
  const { response: group, tone } = attemptStates[state];
  // Without a status, the error of the attempt says that the receiver did not respond.
  const text =
    state === "succeeded" || state === "failed"
      ? String(status ?? "failed")
      : state === "canceled"
        ? stateWord(attempt)
        : state;
  return { group, text, tone: group === null ? "quiet" : tone };
}
