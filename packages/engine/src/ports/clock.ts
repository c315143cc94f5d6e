import { type Instant, timeOf } from "./instant.ts";
import { YEAR_9999_END } from "./time.ts";

/** Where a bank's time comes from. */
export interface Clock {
  /** Milliseconds since 1970 at which the bank opens. */
  readonly start: number;
  /** Reads the time source that the bank follows; absent when time only moves by `bank.clock`. */
  readonly read?: () => number;
}

const DEFAULT_START = "2026-01-01T00:00:00.000Z";

/**
 * Stands still until advanced.
 *
 * @param start ISO 8601 instant with a zone, or a `Date`. Default: `2026-01-01T00:00:00.000Z`.
 */
export function manualClock(start: Instant = DEFAULT_START): Clock {
  const time = timeOf(start);
  if (!(Number.isSafeInteger(time) && time >= 0)) {
    throw new RangeError(
      `[sandbank] Failed to set the clock: ${String(start)} is not an ISO 8601 instant with a zone, from 1970 on. Pass one such as "${DEFAULT_START}".`,
    );
  }
  return { start: time };
}

/**
 * Follows a time source: work that has fallen due runs at each call. Can still be advanced, and then runs ahead.
 *
 * @param now Milliseconds since 1970. Default: the system's clock.
 */
export function tickingClock(now: () => number = Date.now): Clock {
  return { start: readTime(now), read: now };
}

/** What a time source says now, in whole milliseconds. Throws a `RangeError` for what is no time of a bank. */
export function readTime(read: () => number): number {
  const time = Math.floor(read());
  if (time >= 0 && time <= YEAR_9999_END) return time;
  throw new RangeError(
    `[sandbank] Failed to read the time source of the clock: it gave ${time}. It must give milliseconds since 1970, up to the year 9999.`,
  );
}
