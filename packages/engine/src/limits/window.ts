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

export function shownWindow(start: number | null, now: number): ShownWindow {
  return { after: Number.isFinite(start) ? toTimestamp(start as number) : null, until: toTimestamp(now) };
}
