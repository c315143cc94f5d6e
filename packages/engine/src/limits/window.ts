import type { LimitInterval } from "@sandbank/contract";
import { DAY_MS, firstOfMonth, monthsBefore, toTimestamp } from "../ports/time.ts";
import type { ShownWindow } from "../state/limit-use.ts";

/**
 * The instant after which debits count toward a Limit, in milliseconds since 1970; null if no earlier debit counts. The
 * window excludes its start and includes `now` (D-72). In calendar windows the start can move back while time passes
 * (D-73).
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

/** The instants from `from` on and before `until`, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When a debit counts toward the Limits of an interval, in order: the inverse of `windowStart`. */
export function countedSpans(interval: LimitInterval, debitAt: number): readonly Span[] {
  switch (interval) {
    case "transaction":
      return [];
    case "day":
      return [{ from: debitAt, until: debitAt + DAY_MS }];
    case "week":
      return [{ from: debitAt, until: debitAt + 7 * DAY_MS }];
    case "month":
      return spansOfMonths(1, debitAt);
    case "year":
      return spansOfMonths(12, debitAt);
    case "all_time":
      return [{ from: debitAt, until: Number.POSITIVE_INFINITY }];
  }
}

/**
 * The debit leaves the window on the same day of the month that is `months` later, at the same time; if that month lacks
 * the day, at the end of the month. On each further day of that month the start is clamped to the last day of the
 * debit's month, and moves through that day again. So a debit of a last day counts again from each of these midnights
 * until the time of the debit: on up to three days, after February 28.
 */
function spansOfMonths(months: number, debitAt: number): readonly Span[] {
  const [first, firstAfter] = [firstOfMonth(debitAt, 0), firstOfMonth(debitAt, 1)];
  const [laterFirst, laterEnd] = [firstOfMonth(debitAt, months), firstOfMonth(debitAt, months + 1)];
  const sameTime = laterFirst + (debitAt - first);
  const spans = [{ from: debitAt, until: Math.min(sameTime, laterEnd) }];
  const timeOfDay = (debitAt - first) % DAY_MS;
  if (debitAt < firstAfter - DAY_MS || timeOfDay === 0) return spans;
  for (let midnight = sameTime - timeOfDay + DAY_MS; midnight < laterEnd; midnight += DAY_MS) {
    spans.push({ from: midnight, until: midnight + timeOfDay });
  }
  return spans;
}

export function shownWindow(start: number | null, now: number): ShownWindow {
  return { after: Number.isFinite(start) ? toTimestamp(start as number) : null, until: toTimestamp(now) };
}
