import type { Overview } from "@sandbank/view/replay/session-answers";

type Times = Overview["times"];

/** Returns the bank's time at an instant, in milliseconds. */
export function timeAt(times: Times, instant: number): number {
  return times.findLast((point) => point.instant <= instant)?.time ?? 0;
}

/** Returns the number of the latest step of the log at an instant; 0 before the first. */
export function stepAt({ steps }: Pick<Overview, "steps">, instant: number): number {
  return steps.findLast((point) => point.instant <= instant)?.number ?? 0;
}

/**
 * Returns the instant after the latest step that changed the bank before that of an instant: 0 if there is none. Undefined at
 * the beginning. A step that changed nothing, such as a refused call, has the instant of the one before it.
 */
export function findPreviousStep({ steps }: Pick<Overview, "steps">, instant: number): number | undefined {
  if (instant === 0) return undefined;
  const present = steps.findLast((point) => point.instant <= instant)?.instant ?? 0;
  return steps.findLast((point) => point.instant < present)?.instant ?? 0;
}

/** Returns the instant after the next step: the end if there is none. Undefined at the end. */
export function findNextStep(
  { steps, length }: Pick<Overview, "steps" | "length">,
  instant: number,
): number | undefined {
  return instant >= length ? undefined : (steps.find((point) => point.instant > instant)?.instant ?? length);
}

/** Returns the latest instant at which the bank's time was not after a time. */
export function latestAt(times: Times, length: number, time: number): number {
  const next = times.find((point) => point.time > time);
  return next === undefined ? length : Math.max(0, next.instant - 1);
}
