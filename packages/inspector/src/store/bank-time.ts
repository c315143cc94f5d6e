import type { Overview } from "../source/messages.ts";

type Times = Overview["times"];

/** Returns the bank's time at an instant, in milliseconds. */
export function timeAt(times: Times, instant: number): number {
  return times.findLast((point) => point.instant <= instant)?.time ?? 0;
}

/** Returns the latest instant at which the bank's time was not after a time. */
export function latestAt(times: Times, length: number, time: number): number {
  const next = times.find((point) => point.time > time);
  return next === undefined ? length : Math.max(0, next.instant - 1);
}
