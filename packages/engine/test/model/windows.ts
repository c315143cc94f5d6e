export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export type Interval = "transaction" | "day" | "week" | "month" | "year" | "all_time";

/** A time moved by an interval, backward with -1 or forward with 1. */
export function shift(interval: Interval, instant: number, sign: -1 | 1): number {
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

/** The same day of another month at the same UTC time, or the month's last day if the month is shorter (D-73). */
function shiftMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  return Math.min(Date.UTC(year, month, date.getUTCDate()), lastDay(year, month)) + (instant % DAY);
}

/** The last day of this month at the same UTC time; on the last day, that of the next month. */
export function monthEndAfter(instant: number): number {
  const date = new Date(instant + DAY);
  return lastDay(date.getUTCFullYear(), date.getUTCMonth()) + (instant % DAY);
}

/** The midnights after a time, up to and including another. */
export function midnightsIn(after: number, until: number): number[] {
  const first = (Math.floor(after / DAY) + 1) * DAY;
  const count = Math.max(Math.floor((until - first) / DAY) + 1, 0);
  return Array.from({ length: count }, (_, day) => first + day * DAY);
}

/** The last day of a month, at 00:00 UTC. */
function lastDay(year: number, month: number): number {
  return Date.UTC(year, month + 1, 0);
}
