import { outOfRange } from "../mistake.ts";
import { type Instant, toTime } from "./instant.ts";
import { YEAR_9999_END } from "./time.ts";

/** The source of a bank's time. */
export interface Clock {
  /** The time at which the bank opens, in milliseconds since 1970. */
  readonly start: number;
  /** Reads the time source that the bank follows; absent if only `bank.clock` moves time. */
  readonly read?: () => number;
}

const DEFAULT_START = "2026-01-01T00:00:00.000Z";

/**
 * Creates a clock that stands still until `bank.clock` advances it. Use it for reproducible tests. Throws a
 * `RangeError` if `start` is not an instant from 1970 on.
 *
 * @param start ISO 8601 instant with a zone, or a `Date`. Default: `2026-01-01T00:00:00.000Z`.
 *
 * @example
 * const bank = createBank({ clock: manualClock("2026-03-01T09:00:00-05:00") });
 */
export function manualClock(start: Instant = DEFAULT_START): Clock {
  const time = toTime(start);
  if (!(Number.isSafeInteger(time) && time >= 0)) {
    throw outOfRange(
      "set the clock",
      `${String(start)} is not an ISO 8601 instant with a zone, from 1970 on`,
      `Pass one such as "${DEFAULT_START}".`,
    );
  }
  return { start: time };
}

/**
 * Creates a clock that follows a time source. Use it for a bank that serves people or other processes. Due work runs at
 * each call. `bank.clock` can advance it further; it then runs ahead of the time source.
 *
 * @param now Returns milliseconds since 1970. Default: the system's clock.
 */
export function tickingClock(now: () => number = Date.now): Clock {
  return { start: readTime(now), read: now };
}

/** Reads a time source, in whole milliseconds. Throws a `RangeError` if the result is not a valid time of a bank. */
export function readTime(read: () => number): number {
  const time = Math.floor(read());
  if (time >= 0 && time <= YEAR_9999_END) return time;
  throw outOfRange(
    "read the time source of the clock",
    `it returned ${time}`,
    "It must return milliseconds since 1970, up to the year 9999.",
  );
}
