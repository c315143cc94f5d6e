import type { TraceStep } from "@sandbank/engine";

/** The number of steps that the page keeps. The server keeps as many. */
const KEPT_READS = 1_000;
const KEPT_OTHERS = 10_000;

/**
 * Adds steps to known ones, oldest first. A step replaces the known step with its number. Drops the oldest steps beyond
 * the bounds.
 */
export function withSteps(known: readonly TraceStep[], added: readonly TraceStep[]): readonly TraceStep[] {
  if (added.length === 0) return known;
  const sorted = added.toSorted(byNumber);
  const start = known.findLastIndex(({ number }) => number < (sorted[0] as TraceStep).number) + 1;
  // Most added steps are newer than all known ones, so only few are merged.
  return bounded([...known.slice(0, start), ...merged(known.slice(start), sorted)]);
}

function byNumber(one: TraceStep, other: TraceStep): number {
  return one.number - other.number;
}

/** Merges two sorted lists. Of steps with the same number, the added one remains. */
function merged(known: readonly TraceStep[], added: readonly TraceStep[]): readonly TraceStep[] {
  const all = [...known, ...added].sort(byNumber);
  return all.filter(({ number }, index) => number !== all[index + 1]?.number);
}

function bounded(steps: readonly TraceStep[]): readonly TraceStep[] {
  if (steps.length <= KEPT_READS) return steps;
  const reads = steps.reduce((count, step) => count + (isRead(step) ? 1 : 0), 0);
  let tooManyReads = reads - KEPT_READS;
  let tooManyOthers = steps.length - reads - KEPT_OTHERS;
  if (tooManyReads <= 0 && tooManyOthers <= 0) return steps;
  return steps.filter((step) => (isRead(step) ? tooManyReads-- <= 0 : tooManyOthers-- <= 0));
}

function isRead(step: TraceStep): boolean {
  return step.kind === "call" && step.method === "GET";
}
