import { businessDayAfter, businessDayFrom } from "./business-days.ts";
import type { Day } from "./days.ts";
import { toInstant, toLocalDay } from "./local-time.ts";

// The days of the wire network. All times of day are New York's.

const OPENS = "21:00"; // of the day before
export const CLOSES = "18:45";

interface WireCycle {
  /** The business day that it is named after. */
  readonly day: Day;
  /** In milliseconds since 1970. */
  readonly opensAt: number;
}

/** The cycle that an instant falls in, or else the next one. An instant is in milliseconds since 1970. */
export function findWireCycle(at: number): WireCycle {
  const today = toLocalDay("new_york", at);
  const next = businessDayFrom(today);
  const day = at < toInstant("new_york", next, CLOSES) ? next : businessDayAfter(next);
  return { day, opensAt: toInstant("new_york", day - 1, OPENS) };
}

/** When a wire can be submitted that is ready at an instant: then, or when the next cycle opens. */
export function findWireSubmission(readyAt: number): number {
  return Math.max(readyAt, findWireCycle(readyAt).opensAt);
}
