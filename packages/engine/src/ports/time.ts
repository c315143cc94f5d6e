/** Calendar time as text is read and written here and in `instant.ts` only. `Date` serves as a calendar here, never as a clock. */

/** 0000-01-01T00:00:00.000Z and 9999-12-31T23:59:59.999Z: beyond them a timestamp has another form. */
export const YEAR_0 = -62_167_219_200_000;
export const YEAR_9999_END = 253_402_300_799_999;

/** The two instants that were written last: mostly now, and when something made now expires. Objects share the text. */
let latest = { time: Number.NaN, text: "" };
let beforeThat = latest;

/** ISO 8601, UTC, milliseconds (D-12). What is after the year 9999, where no clock comes, is written as its end. */
export function toTimestamp(time: number): string {
  if (time === latest.time) return latest.text;
  [latest, beforeThat] = [beforeThat, latest];
  if (time !== latest.time) latest = { time, text: new Date(Math.min(time, YEAR_9999_END)).toISOString() };
  return latest.text;
}

/** Milliseconds since 1970 of a timestamp as the bank writes it. */
export function fromTimestamp(timestamp: string): number {
  return Date.parse(timestamp);
}

/**
 * The same day of the month and time of day in UTC, so many months before; the month's last day where it has no such
 * day (D-73).
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

/** The first instant of a day in UTC, given as `YYYY-MM-DD`. */
export function firstOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`);
}

/** The first instant in UTC of a month, counted from that of `time`: 0 is its own, 1 the next, -1 the one before. */
export function firstOfMonth(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

/** The first instants in UTC of a day of each month, 1 to 28, later than `after` and not later than `until`. */
export function monthlyOn(day: number, after: number, until: number): number[] {
  const first = new Date(after);
  const instants: number[] = [];
  for (let month = first.getUTCMonth(); ; month++) {
    const at = Date.UTC(first.getUTCFullYear(), month, day);
    if (at > until) return instants;
    if (at > after) instants.push(at);
  }
}
