import type { TraceStep, WebhookAttempt } from "@sandbank/engine";

/** A request, a call, a move of the clock, or an attempt to deliver a webhook. */
export interface LogRow {
  /** The number of the step, or the id of the attempt. It names the row in the URL. */
  readonly key: string;
  readonly at: string;
  /** The step, or for an attempt the one whose Event it delivers. */
  readonly step: TraceStep;
  readonly attempt: WebhookAttempt | null;
}

/** Steps stay the same objects while others come, so that the rows of most are made once. */
const made = new WeakMap<TraceStep, readonly LogRow[]>();

/** The rows of the log, the newest first. */
export function logRows(steps: readonly TraceStep[]): LogRow[] {
  // A webhook can be sent long after its step, and the order of what has the same time stays.
  return steps
    .flatMap(rowsOfStep)
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .reverse();
}

function rowsOfStep(step: TraceStep): readonly LogRow[] {
  const rows = made.get(step) ?? [
    { key: String(step.number), at: step.at, step, attempt: null },
    ...step.deliveries
      .filter(({ state }) => state !== "planned" && state !== "canceled")
      .map((attempt): LogRow => ({ key: attempt.id, at: attempt.dueAt, step, attempt })),
  ];
  made.set(step, rows);
  return rows;
}
