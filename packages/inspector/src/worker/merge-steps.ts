import type { TraceStep } from "@sandbank/engine";

/**
 * The steps until an instant: those that the bank recorded, which have reads and refused calls, and before them those that
 * the replay repeated, because a bank records its latest 1,000 steps only.
 */
export function mergeSteps(
  replayed: readonly TraceStep[],
  recorded: readonly TraceStep[],
  instant: number,
): readonly TraceStep[] {
  const [first] = recorded;
  if (first === undefined) return replayed;
  const older = replayed.filter((step) => step.entry <= first.entry && !isSame(step, first));
  const steps = [...older, ...recorded.filter(({ entry }) => entry <= instant)];
  return steps.map((step, index) => ({ ...step, number: index + 1 }));
}

/** Whether the replay repeated a recorded step. A read or a refused call has the entry of the step before it. */
function isSame(replayed: TraceStep, recorded: TraceStep): boolean {
  if (replayed.entry !== recorded.entry || replayed.kind !== recorded.kind) return false;
  if (replayed.kind === "advance" || recorded.kind === "advance") return true;
  return replayed.operation === recorded.operation && recorded.error === null && !recorded.isReplay;
}
