import type { Attempt } from "./attempt.ts";

/** An attempt with its place on the timeline, from 0 to 1. */
export interface PlacedAttempt {
  readonly attempt: Attempt;
  readonly place: number;
}

/**
 * Places attempts by the time since the Event. The scale is logarithmic, because a live bank retries after seconds at
 * first and after a day at last.
 */
export function placeAttempts(attempts: readonly Attempt[], eventAt: string): PlacedAttempt[] {
  const began = Date.parse(eventAt);
  const sizes = attempts.map(({ dueAt }) => Math.log1p(Math.max(0, Date.parse(dueAt) - began) / 1_000));
  const largest = Math.max(...sizes);
  return attempts.map((attempt, index) => ({
    attempt,
    place: largest === 0 ? 0 : (sizes[index] as number) / largest,
  }));
}
