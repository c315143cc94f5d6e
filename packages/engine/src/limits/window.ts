import type { LimitInterval } from "@sandbank/contract";
import { DAY_MS, monthsBefore, toTimestamp } from "../ports/time.ts";
import type { ShownWindow } from "../state/limit-use.ts";

/**
 * The instant after which debits count toward a Limit, in milliseconds since 1970; null if no earlier debit counts. The
 * window excludes its start and includes `now` (D-72).
 */
export function windowStart(interval: LimitInterval, now: number): number | null {
  switch (interval) {
    case "transaction":
      return null;
    case "day":
      return now - DAY_MS;
    case "week":
      return now - 7 * DAY_MS;
    case "month":
      return monthsBefore(now, 1);
    case "year":
      return monthsBefore(now, 12);
    case "all_time":
      return Number.NEGATIVE_INFINITY;
  }
}

/**
 * The first instant at which a debit no longer counts toward a Limit, both in milliseconds since 1970; null if it always
 * counts, or never does.
 */
export function endOfCounting(interval: LimitInterval, debitAt: number): number | null {
  const isOver = (time: number) => (windowStart(interval, time) ?? Number.NEGATIVE_INFINITY) >= debitAt;
  let [low, high] = [debitAt, debitAt + LONGEST_WINDOW_MS];
  if (!isOver(high)) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isOver(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const LONGEST_WINDOW_MS = 367 * DAY_MS;

export function shownWindow(start: number | null, now: number): ShownWindow {
  return { after: Number.isFinite(start) ? toTimestamp(start as number) : null, until: toTimestamp(now) };
}
