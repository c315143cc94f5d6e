// Only this file and `instant.ts` read and write calendar time as text. `Date` is a calendar here, never a clock.

/** 0000-01-01T00:00:00.000Z and 9999-12-31T23:59:59.999Z. Outside of them a timestamp has another form. */
export const YEAR_0 = -62_167_219_200_000;
export const YEAR_9999_END = 253_402_300_799_999;

/** A cache of the last two instants, mostly the present and an expiration. Objects then share the text. */
let latest = { time: Number.NaN, text: "" };
let beforeThat = latest;

/** Formats an instant: ISO 8601, UTC, milliseconds (D-12). Later instants become the end of the year 9999. */
export function toTimestamp(time: number): string {
  if (time === latest.time) return latest.text;
  [latest, beforeThat] = [beforeThat, latest];
  if (time !== latest.time) latest = { time, text: new Date(Math.min(time, YEAR_9999_END)).toISOString() };
  return latest.text;
}

/** Parses a timestamp of the bank to milliseconds since 1970. */
export function fromTimestamp(timestamp: string): number {
  return Date.parse(timestamp);
}

/**
 * The same day and time in UTC, `months` months earlier; the last day of the month if it does not have that day
 * (D-73).
 */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

export const DAY_MS = 86_400_000;

/** The first instant in UTC of a day in the form `YYYY-MM-DD`. */
export function firstOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`);
}

/** The first instant in UTC of a month, relative to the month of `time`: 0 for that month, 1 for the next. */
export function firstOfMonth(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

/** The first instants in UTC of a day of the month, 1 to 28, after `after` and until `until` inclusive. */
export function monthlyOn(day: number, after: number, until: number): number[] {
  const first = new Date(after);
  const instants: number[] = [];
  for (let month = first.getUTCMonth(); ; month++) {
    const at = Date.UTC(first.getUTCFullYear(), month, day);
    if (at > until) return instants;
    if (at > after) instants.push(at);
  }
}
