import type { TraceStep } from "@sandbank/engine";
import { useRef } from "preact/hooks";
import { isPaused } from "../../store/paused.ts";

export interface PausedSteps {
  readonly shown: readonly TraceStep[];
  /** How many steps came since the log was paused. */
  readonly waiting: number;
}

/** The steps or, while the log is paused, those that were there when it was paused. */
export function usePausedSteps(steps: readonly TraceStep[]): PausedSteps {
  const kept = useRef(steps);
  const [latest, known] = [steps.at(-1)?.number ?? 0, kept.current.at(-1)?.number ?? 0];
  // A bank that began again has no row of those that were shown.
  if (!isPaused.value || latest < known) kept.current = steps;
  return { shown: kept.current, waiting: Math.max(0, latest - (kept.current.at(-1)?.number ?? 0)) };
}
