import type { JournalEntry, TraceStep } from "@sandbank/engine";
import type { Mark, TimePoint } from "./session-answers.ts";

/**
 * Returns the steps until an instant. The steps that the bank recorded include reads and refused calls, but only the
 * latest ones are kept. Steps before the oldest recorded one that is not a read come from the replay.
 */
export function mergeSteps(
  replayed: readonly TraceStep[],
  recorded: readonly TraceStep[],
  instant: number,
): readonly TraceStep[] {
  const start = recorded.findIndex((step) => step.kind === "advance" || step.method !== "GET");
  const first = recorded[start];
  const older =
    first === undefined ? replayed : replayed.filter((step) => step.entry <= first.entry && !isSame(step, first));
  // A bank keeps reads for longer than other steps. The sort is stable, so a read comes after the replayed step of its
  // entry.
  const reads = recorded.slice(0, first === undefined ? undefined : start);
  const before = [...older, ...reads].sort((one, other) => one.entry - other.entry);
  const later = first === undefined ? [] : recorded.slice(start);
  return numbered([...before, ...later].filter(({ entry }) => entry <= instant));
}

/** Keeps the numbers of the recorded steps, except those of a log that began after the journal, which are too small. */
function numbered(steps: readonly TraceStep[]): readonly TraceStep[] {
  let latest = 0;
  return steps.map((step) => {
    latest = Math.max(latest + 1, step.number);
    return { ...step, number: latest };
  });
}

/** Returns whether the replay repeated a recorded step. A read or a refused call has the entry before it. */
function isSame(replayed: TraceStep, recorded: TraceStep): boolean {
  if (replayed.entry !== recorded.entry || replayed.kind !== recorded.kind) return false;
  if (replayed.kind === "advance" || recorded.kind === "advance") return true;
  return replayed.operation === recorded.operation && recorded.error === null && !recorded.isReplay;
}

/** Returns the declines and the errors among the steps. */
export function listMarks(steps: readonly TraceStep[]): readonly Mark[] {
  return steps.flatMap((step): Mark[] => {
    const place = { instant: step.entry, step: step.number };
    if (step.declines.length > 0) return [{ kind: "decline", ...place }];
    return step.kind === "call" && step.error !== null ? [{ kind: "error", ...place }] : [];
  });
}

/** Returns the bank's time at the start, and after each entry that moved the clock. */
export function listTimes(start: number, entries: readonly JournalEntry[]): readonly TimePoint[] {
  const moves = entries.flatMap((entry, index) =>
    entry.kind === "advance" || entry.kind === "resume" ? [{ instant: index + 1, time: entry.to }] : [],
  );
  return [{ instant: 0, time: start }, ...moves];
}
