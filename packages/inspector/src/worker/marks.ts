import type { JournalEntry, TraceStep } from "@sandbank/engine";
import type { Mark, TimePoint } from "../source/messages.ts";

/** Returns the declines and the errors among the steps. */
export function marksOf(steps: readonly TraceStep[]): readonly Mark[] {
  return steps.flatMap((step): Mark[] => {
    const isError = step.kind === "call" && step.error !== null;
    return [
      ...step.declines.map(() => ({ kind: "decline" as const, instant: step.entry })),
      ...(isError ? [{ kind: "error" as const, instant: step.entry }] : []),
    ];
  });
}

/** Returns the bank's time at the start, and after each entry that moved the clock. */
export function timesOf(start: number, entries: readonly JournalEntry[]): readonly TimePoint[] {
  const moves = entries.flatMap((entry, index) =>
    entry.kind === "advance" || entry.kind === "resume" ? [{ instant: index + 1, time: entry.to }] : [],
  );
  return [{ instant: 0, time: start }, ...moves];
}
