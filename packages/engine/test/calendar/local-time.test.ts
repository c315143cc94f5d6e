import { describe, expect, test } from "vitest";
import { formatDay, parseDay } from "../../src/calendar/days.ts";
import { toInstant, toLocalDay, type Zone } from "../../src/calendar/local-time.ts";
import { toTimestamp } from "../../src/ports/time.ts";

const HOUR = 3_600_000;

const zones: readonly (readonly [zone: Zone, timeZone: string])[] = [
  ["new_york", "America/New_York"],
  ["pacific", "America/Los_Angeles"],
];

/** A clock of the runtime in a time zone. */
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short", timeStyle: "medium", hourCycle: "h23" });

describe.each(zones)("the local time %s", (zone, timeZone) => {
  const clock = clockIn(timeZone);

  test("has the date of each hour, also around daylight saving", () => {
    for (let time = Date.parse("2024-01-01T00:30:00Z"); time < Date.parse("2027-01-01T00:00:00Z"); time += HOUR) {
      expect(formatDay(toLocalDay(zone, time))).toBe(clock.format(time).slice(0, 10));
    }
  });

  test.each(["00:00", "03:00", "23:59"] as const)(
    "is %s of each day at the instant that the clocks show, also around daylight saving",
    (timeOfDay) => {
      for (let day = parseDay("2019-01-01"); day < parseDay("2030-01-01"); day++) {
        expect(clock.format(toInstant(zone, day, timeOfDay))).toBe(`${formatDay(day)}, ${timeOfDay}:00`);
      }
    },
  );
});

describe("17:00 Pacific Time", () => {
  test.each([
    ["in winter", "2026-01-07", "2026-01-08T01:00:00.000Z"],
    ["in summer", "2026-07-07", "2026-07-08T00:00:00.000Z"],
    ["the day before daylight saving", "2026-03-07", "2026-03-08T01:00:00.000Z"],
    ["the first day of daylight saving", "2026-03-08", "2026-03-09T00:00:00.000Z"],
    ["the last day of daylight saving", "2026-10-31", "2026-11-01T00:00:00.000Z"],
    ["the day after daylight saving", "2026-11-01", "2026-11-02T01:00:00.000Z"],
    ["New Year's Eve", "2026-12-31", "2027-01-01T01:00:00.000Z"],
  ])("is %s: of %s at %s", (_, day, expected) => {
    expect(toTimestamp(toInstant("pacific", parseDay(day), "17:00"))).toBe(expected);
  });
});

describe("daylight saving in New York", () => {
  test.each([
    ["begins on the second Sunday of March", "2027-03-13", "2027-03-13T11:00:00.000Z"],
    ["has begun at 2:00 of it", "2027-03-14", "2027-03-14T10:00:00.000Z"],
    ["lasts until the first Sunday of November", "2027-11-06", "2027-11-06T10:00:00.000Z"],
    ["has ended at 2:00 of it", "2027-11-07", "2027-11-07T11:00:00.000Z"],
  ])("%s: 06:00 of %s is %s", (_, day, expected) => {
    expect(toTimestamp(toInstant("new_york", parseDay(day), "06:00"))).toBe(expected);
  });
});
