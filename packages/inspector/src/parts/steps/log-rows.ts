import type { TracedAdvance, TraceStep, WebhookAttempt } from "@sandbank/engine";
import { isHousekeeping } from "@sandbank/view/words/jobs";
import { isLost, repeatText } from "@sandbank/view/words/repeats";

/** A row of the log: a request, a call, a clock move, or an attempt to deliver a webhook. */
export interface LogRow {
  /** The number of the step, or the id of the attempt. It names the row in the URL. */
  readonly key: string;
  readonly at: string;
  /** The step of the row. For an attempt, the step that caused its Event. */
  readonly step: TraceStep;
  readonly attempt: WebhookAttempt | null;
  /** The attempts of a row that stands for several, the newest first. */
  readonly together?: readonly WebhookAttempt[];
  /** Which call the step repeats with another effect, if it does. */
  readonly repeats?: string;
}

/** Returns the row of a step itself. */
export function createRow(step: TraceStep): LogRow {
  return { key: String(step.number), at: step.at, step, attempt: null };
}

/** The rows of each step. Known steps stay the same objects when new ones arrive, so their rows are made once. */
const made = new WeakMap<TraceStep, readonly LogRow[]>();

/** Returns the rows of the log, newest first. */
export function logRows(steps: readonly TraceStep[]): LogRow[] {
  const lost = steps.filter(isLost);
  // Sorts by time, because a webhook can be sent long after its step. The sort is stable: rows of the same time keep
  // their order.
  return steps
    .flatMap((step) => rowsOfRepeat(step, repeatText(step, lost)))
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .reverse();
}

/**
 * Returns the rows with deliveries as one row that were sent again at an instant, or sent late while nothing else happened, and
 * with moves of the clock as one row that had no effect. The row has the key and the place of the newest.
 */
export function foldRows(rows: readonly LogRow[]): LogRow[] {
  const folded: LogRow[] = [];
  const open = new Map<string, { readonly index: number; readonly together: WebhookAttempt[] }>();
  let quiet: number | undefined;
  for (const row of rows) {
    const { attempt } = row;
    if (isQuietMove(row)) {
      if (quiet === undefined) quiet = folded.push(row) - 1;
      else folded[quiet] = joinMoves(folded[quiet] as LogRow, row);
      continue;
    }
    if (attempt === null) quiet = undefined;
    const kind = attempt !== null && isResend(attempt) ? row.at : "late";
    const group = open.get(kind);
    if (attempt === null) open.delete("late");
    else if (group === undefined) open.set(kind, { index: folded.length, together: [attempt] });
    else {
      group.together.push(attempt);
      folded[group.index] = { ...(folded[group.index] as LogRow), together: group.together };
      continue;
    }
    folded.push(row);
  }
  return folded;
}

/** Returns whether the row is a move of the clock that at most deleted old Events. */
function isQuietMove({ step, attempt }: LogRow): boolean {
  if (attempt !== null || step.kind === "call") return false;
  return step.events.length + step.loanDates.length === 0 && step.ran.every(isHousekeeping);
}

/** Returns whether the row changed nothing, and was not refused. */
export function isQuiet(row: LogRow): boolean {
  return isRead(row) || isQuietMove(row);
}

/** Returns whether the row is a request that changes nothing, and was not refused. */
export function isRead({ step, attempt }: LogRow): boolean {
  return attempt === null && step.kind === "call" && step.method === "GET" && step.error === null;
}

/** Returns the row of two moves without effect, of which the second is older. */
function joinMoves(row: LogRow, { step, at }: LogRow): LogRow {
  const [newer, older] = [row.step, step] as [TracedAdvance, TracedAdvance];
  const ran = [...newer.ran, ...older.ran];
  const count = ran.reduce((sum, jobs) => sum + jobs.count, 0);
  const joined = {
    movedMs: newer.movedMs + older.movedMs,
    ran: ran.slice(0, 1).map((jobs) => ({ ...jobs, count })),
    deletedFailures: newer.deletedFailures + older.deletedFailures,
  };
  return { ...row, at, step: { ...newer, ...joined, at } };
}

/** Returns whether an attempt was asked for, and is not of the schedule. */
export function isResend({ origin }: WebhookAttempt): boolean {
  return origin === "resend";
}

function rowsOfStep(step: TraceStep): readonly LogRow[] {
  const rows = made.get(step) ?? [
    createRow(step),
    ...step.deliveries
      .filter(({ state }) => state !== "planned" && state !== "canceled")
      .map((attempt): LogRow => ({ key: attempt.id, at: attempt.dueAt, step, attempt })),
  ];
  made.set(step, rows);
  return rows;
}

function rowsOfRepeat(step: TraceStep, repeats: string | undefined): readonly LogRow[] {
  return repeats === undefined
    ? rowsOfStep(step)
    : rowsOfStep(step).map((row) => (row.attempt === null ? { ...row, repeats } : row));
}
