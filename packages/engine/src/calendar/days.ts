import { DAY_MS, firstOfDay, toTimestamp } from "../ports/time.ts";

/** A date of the calendar, in days since 1970-01-01. */
export type Day = number;

export const SUNDAY = 0;
export const MONDAY = 1;
export const THURSDAY = 4;
export const SATURDAY = 6;

/** A date of every year, or the first given weekday on or after it. */
export interface Yearly {
  /** Month and day. */
  readonly date: string;
  readonly weekday?: number;
}

/** Reads a date in the form `YYYY-MM-DD`. */
export function parseDay(date: string): Day {
  return firstOfDay(date) / DAY_MS;
}

/** Writes a date in the form `YYYY-MM-DD`. */
export function formatDay(day: Day): string {
  return toTimestamp(day * DAY_MS).slice(0, 10);
}

/** The year of a date, such as `2027`. */
export function readYear(day: Day): string {
  return formatDay(day).slice(0, 4);
}

export function dayIn(year: string, { date, weekday }: Yearly): Day {
  const day = parseDay(`${year}-${date}`);
  return weekday === undefined ? day : day + ((weekday - toWeekday(day) + 7) % 7);
}

/** 1970-01-01 was a Thursday. */
export function toWeekday(day: Day): number {
  return (((day + THURSDAY) % 7) + 7) % 7;
}
