import type { TraceStep } from "@sandbank/engine";

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
  return [...before, ...later]
    .filter(({ entry }) => entry <= instant)
    .map((step, index) => ({ ...step, number: index + 1 }));
}

/**
 * Returns whether the replay repeated a recorded step. A read or a refused call has the entry of the step before it.
 */
function isSame(replayed: TraceStep, recorded: TraceStep): boolean {
  if (replayed.entry !== recorded.entry || replayed.kind !== recorded.kind) return false;
  if (replayed.kind === "advance" || recorded.kind === "advance") return true;
  return replayed.operation === recorded.operation && recorded.error === null && !recorded.isReplay;
}
