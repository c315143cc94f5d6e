import { DAY_MS } from "../ports/time.ts";
import { type Day, dayIn, readYear, SUNDAY } from "./days.ts";

/** The hours that each time zone is behind UTC in winter. */
const zones = { new_york: 5, pacific: 8 } as const;

export type Zone = keyof typeof zones;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The date in a time zone at an instant, in milliseconds since 1970. */
export function toLocalDay(zone: Zone, time: number): Day {
  return Math.floor((time + computeOffset(zone, time)) / DAY_MS);
}

/**
 * The instant at which clocks in a time zone show a time of a date, such as `08:30`, in milliseconds since 1970. Clocks
 * change at 2:00, so no time between 1:00 and 3:00 is allowed.
 */
export function toInstant(zone: Zone, day: Day, timeOfDay: `${number}:${number}`): number {
  const [hours, minutes] = timeOfDay.split(":").map(Number) as [number, number];
  const time = day * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
  return time - computeOffset(zone, time + zones[zone] * HOUR_MS);
}

/**
 * The offset of a time zone from UTC in milliseconds. Daylight saving lasts from the second Sunday of March to the first
 * Sunday of November, the rule since 2007. `Intl` is not used, because its time zones depend on the runtime.
 */
function computeOffset(zone: Zone, time: number): number {
  const winter = zones[zone];
  const year = readYear(Math.floor(time / DAY_MS)); // the year in UTC suffices: New Year is in winter time
  const start = dayIn(year, { date: "03-08", weekday: SUNDAY }) * DAY_MS + (2 + winter) * HOUR_MS; // 2:00 in winter time
  const end = dayIn(year, { date: "11-01", weekday: SUNDAY }) * DAY_MS + (1 + winter) * HOUR_MS; // 2:00 in summer time
  return (time >= start && time < end ? 1 - winter : -winter) * HOUR_MS;
}
