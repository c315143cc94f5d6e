import { fromTimestamp, toTimestamp } from "../ports/time.ts";

/** A date of the calendar, in days since 1970-01-01. */
export type Day = number;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** A date of every year, or the first given weekday on or after it. */
interface Yearly {
  /** Month and day. */
  readonly date: string;
  readonly weekday?: number;
}

/** The holidays of the Federal Reserve since 2022. The emulator uses them for all years. */
const holidays: readonly Yearly[] = [
  { date: "01-01" },
  { date: "01-15", weekday: MONDAY }, // the third of January
  { date: "02-15", weekday: MONDAY }, // the third of February
  { date: "05-25", weekday: MONDAY }, // the last of May
  { date: "06-19" },
  { date: "07-04" },
  { date: "09-01", weekday: MONDAY }, // the first of September
  { date: "10-08", weekday: MONDAY }, // the second of October
  { date: "11-11" },
  { date: "11-22", weekday: THURSDAY }, // the fourth of November
  { date: "12-25" },
];

/** Whether the Federal Reserve is open: not on weekends and not on its holidays. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  const year = yearOf(day * DAY_MS);
  return !holidays.some((holiday) => observedOn(dayIn(year, holiday)) === day);
}

/** The day itself if it is a business day, or else the next business day. */
export function businessDayFrom(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayFrom(day + 1);
}

/** The date in Pacific Time at an instant. */
export function pacificDayOf(time: number): Day {
  return Math.floor((time + pacificOffset(time)) / DAY_MS);
}

/** The instant at which it is 17:00 of a date in Pacific Time: the end of the business day. */
export function pacificCloseOf(day: Day): number {
  const time = day * DAY_MS + 17 * HOUR_MS;
  return time - pacificOffset(time + 8 * HOUR_MS); // clocks change at 2:00, long before
}

/**
 * The offset of Pacific Time from UTC. Daylight saving lasts from the second Sunday of March to the first Sunday of
 * November, the rule since 2007. `Intl` is not used, because its time zones depend on the runtime.
 */
function pacificOffset(time: number): number {
  const year = yearOf(time); // the year in UTC suffices: New Year is in winter time
  const start = dayIn(year, { date: "03-08", weekday: SUNDAY }) * DAY_MS + 10 * HOUR_MS; // 2:00, 8 hours behind UTC
  const end = dayIn(year, { date: "11-01", weekday: SUNDAY }) * DAY_MS + 9 * HOUR_MS; // 2:00, 7 hours behind UTC
  return (time >= start && time < end ? -7 : -8) * HOUR_MS;
}

function dayIn(year: string, { date, weekday }: Yearly): Day {
  const day = fromTimestamp(`${year}-${date}T00:00:00Z`) / DAY_MS;
  return weekday === undefined ? day : day + ((weekday - weekdayOf(day) + 7) % 7);
}

/** A holiday on a Sunday is observed on the Monday; a holiday on a Saturday is not moved. */
function observedOn(holiday: Day): Day {
  return weekdayOf(holiday) === SUNDAY ? holiday + 1 : holiday;
}

/** 1970-01-01 was a Thursday. */
function weekdayOf(day: Day): number {
  return (((day + THURSDAY) % 7) + 7) % 7;
}

function yearOf(time: number): string {
  return toTimestamp(time).slice(0, 4);
}
