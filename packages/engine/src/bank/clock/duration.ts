import { outOfRange } from "../../mistake.ts";
import { clockProblem, type Instant, textOfInstant } from "../../ports/instant.ts";

/** A span of time in units of fixed length, which add up: `{ days: 1, hours: 12 }`. */
export interface Duration {
  readonly weeks?: number;
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
  readonly milliseconds?: number;
}

const UNIT_MS: Readonly<Record<keyof Duration, number>> = {
  weeks: 604_800_000,
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
  milliseconds: 1,
};

/** The length of a duration in milliseconds. Throws a `RangeError` if the duration is not valid. */
export function durationMs(duration: Duration): number {
  const isSpan = typeof duration === "object" && duration !== null && !Array.isArray(duration);
  if (!isSpan || Object.keys(duration).length === 0) throw notADuration(duration);
  let total = 0;
  for (const [unit, value] of Object.entries(duration)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(UNIT_MS, unit)) {
      const units = Object.keys(UNIT_MS).join(", ");
      throw outOfRange(
        "advance the clock",
        `there is no unit "${unit}"`,
        `Use ${units}, or advanceTo() for a calendar date.`,
      );
    }
    total += typeof value === "number" ? value * UNIT_MS[unit as keyof Duration] : Number.NaN;
  }
  const whole = Math.round(total);
  // 1.005 seconds are 1,005 milliseconds, but floating point does not represent 1.005 exactly.
  if (!(Number.isSafeInteger(whole) && whole >= 0 && Math.abs(total - whole) < 1e-6)) {
    throw outOfRange(
      "advance the clock",
      `${JSON.stringify(duration)} is not a whole number of milliseconds from 0 to ${Number.MAX_SAFE_INTEGER}`,
      "Time only moves forward.",
    );
  }
  return whole;
}

/** The error for a value without units. The example repeats a number that was given: as days, or as milliseconds. */
function notADuration(value: unknown): RangeError {
  const isEmpty = value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value));
  const isCount = typeof value === "number" && Number.isFinite(value) && value >= 0;
  const isLong = isCount && value >= UNIT_MS.seconds;
  const example = isLong ? `{ milliseconds: ${value} }` : `{ days: ${isCount ? value : 1} }`;
  const problem = isEmpty ? "no duration given. Pass" : `${shown(value)} is not a duration: pass`;
  return outOfRange("advance the clock", `${problem} units, such as ${example}`);
}

function shown(value: unknown): string {
  return typeof value === "string" || Array.isArray(value) ? JSON.stringify(value) : String(value);
}

/** The error for an instant that is not valid, in the past, or after the year 9999. */
export function notAhead(instant: Instant | number, now: string): RangeError {
  const problem = clockProblem(instant) ?? `it is before the bank's time, ${now}. Time only moves forward.`;
  return outOfRange(`advance the clock to ${textOfInstant(instant)}`, problem);
}
