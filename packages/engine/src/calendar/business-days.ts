import { type Day, dayIn, MONDAY, readYear, SATURDAY, SUNDAY, THURSDAY, toWeekday, type Yearly } from "./days.ts";

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
  const weekday = toWeekday(day);
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  const year = readYear(day);
  return !holidays.some((holiday) => observedOn(dayIn(year, holiday)) === day);
}

/** The day itself if it is a business day, or else the next business day. */
export function businessDayFrom(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayFrom(day + 1);
}

/** The first business day after a day. */
export function businessDayAfter(day: Day): Day {
  return businessDayFrom(day + 1);
}

/** A holiday on a Sunday is observed on the Monday; a holiday on a Saturday is not moved. */
function observedOn(holiday: Day): Day {
  return toWeekday(holiday) === SUNDAY ? holiday + 1 : holiday;
}
