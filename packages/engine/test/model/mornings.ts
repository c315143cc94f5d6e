import { DAY, HOUR } from "./windows.ts";

const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
const hourInNewYork = new Intl.DateTimeFormat("en", {
  timeZone: "America/New_York",
  hour: "numeric",
  hourCycle: "h23",
});

/** 06:00 in New York of the second business day after the date of an instant. */
export function secondMorningAfter(instant: number): number {
  let day = dateOf(instant);
  for (let businessDays = 0; businessDays < 2; ) {
    day += DAY;
    if (isBusinessDay(day)) businessDays += 1;
  }
  return inNewYork(day, 6);
}

/** The date in New York, given by its midnight in UTC. */
export function dateOf(instant: number): number {
  return Date.parse(newYork.format(instant));
}

/** The end in New York of a date. */
export function endOf(date: number): number {
  return inNewYork(date + DAY, 0);
}

/** An hour in New York of a date. */
function inNewYork(date: number, hour: number): number {
  const inSummer = date + (hour + 4) * HOUR;
  return Number(hourInNewYork.format(inSummer)) === hour ? inSummer : inSummer + HOUR;
}

/** Holidays of a fixed date, as month and day. On a Sunday the next Monday is free; on a Saturday no other day is. */
const FIXED = ["1-1", "6-19", "7-4", "11-11", "12-25"];
/** Holidays of a weekday, as month, weekday and the days of the month that it can be. */
const FLOATING = [
  { month: 1, weekday: 1, from: 15 },
  { month: 2, weekday: 1, from: 15 },
  { month: 5, weekday: 1, from: 25 },
  { month: 9, weekday: 1, from: 1 },
  { month: 10, weekday: 1, from: 8 },
  { month: 11, weekday: 4, from: 22 },
];

/** Whether the banks of the Federal Reserve are open (D-60), on a day given by its midnight in UTC. */
function isBusinessDay(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const isFree = (midnight: number) => FIXED.includes(monthAndDay(midnight).join("-"));
  if (isFree(day) || (weekday === 1 && isFree(day - DAY))) return false;
  const [month, date] = monthAndDay(day);
  return !FLOATING.some(
    (holiday) =>
      holiday.month === month && holiday.weekday === weekday && date >= holiday.from && date < holiday.from + 7,
  );
}

function monthAndDay(midnight: number): readonly [month: number, date: number] {
  const date = new Date(midnight);
  return [date.getUTCMonth() + 1, date.getUTCDate()];
}
