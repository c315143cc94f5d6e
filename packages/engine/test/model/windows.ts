import type { LimitInterval } from "../../src/index.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** An instant moved by an interval, backward with -1 or forward with 1. */
export function shift(interval: LimitInterval, instant: number, sign: -1 | 1): number {
  switch (interval) {
    case "transaction":
      return instant;
    case "day":
      return instant + sign * DAY;
    case "week":
      return instant + sign * 7 * DAY;
    case "month":
      return shiftMonths(instant, sign);
    case "year":
      return shiftMonths(instant, sign * 12);
    case "all_time":
      return sign * Infinity;
  }
}

/** The same day of another month at the same UTC time, or that month's last day if it is shorter (D-73). */
function shiftMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (instant % DAY);
}
