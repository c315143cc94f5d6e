import { describe, expect, test } from "vitest";
import { businessDayAfter, businessDayFrom, isBusinessDay } from "../../src/calendar/business-days.ts";
import { formatDay, parseDay } from "../../src/calendar/days.ts";

const DAY = 86_400_000;

const isWeekend = (day: number) => [0, 6].includes(new Date(day * DAY).getUTCDay());

/** The weekdays of a year on which the Federal Reserve is closed. */
function closedIn(year: number): string[] {
  const [first, next] = [parseDay(`${year}-01-01`), parseDay(`${year + 1}-01-01`)];
  return Array.from({ length: next - first }, (_, index) => first + index)
    .filter((day) => !isWeekend(day) && !isBusinessDay(day))
    .map((day) => formatDay(day).slice(5));
}

describe("business days", () => {
  test.each([
    [2022, "01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26"],
    [2023, "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25"],
    [2024, "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25"],
    [2025, "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25"],
    [2026, "01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25"],
    [2027, "01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25"],
    [2028, "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25"],
  ])("excludes the holidays of the Federal Reserve of %i from the business days: %s", (year, holidays) => {
    expect(closedIn(year)).toEqual(holidays.split(" "));
  });

  test("has no business day on a weekend in any year", () => {
    for (let day = parseDay("1970-01-03"); day < parseDay("2100-01-01"); day += 7) {
      expect([isBusinessDay(day), isBusinessDay(day + 1)]).toEqual([false, false]);
    }
  });

  test.each([
    ["a Wednesday", "2026-01-07", "2026-01-07"],
    ["a Saturday", "2026-01-10", "2026-01-12"],
    ["a Sunday", "2026-01-11", "2026-01-12"],
    ["a Saturday before a holiday on Monday", "2026-01-17", "2026-01-20"],
    ["New Year", "2026-01-01", "2026-01-02"],
    ["a New Year on a Sunday", "2023-01-01", "2023-01-03"],
    ["a Christmas on a Saturday", "2027-12-25", "2027-12-27"],
    ["a Christmas on a Sunday", "2022-12-25", "2022-12-27"],
  ])("finds the first business day from %s on: %s, %s", (_, day, expected) => {
    expect(formatDay(businessDayFrom(parseDay(day)))).toBe(expected);
  });

  test.each([
    ["a Wednesday", "2026-01-07", "2026-01-08"],
    ["a Friday", "2026-01-09", "2026-01-12"],
    ["a Saturday", "2026-01-10", "2026-01-12"],
    ["a Friday before a holiday on Monday", "2026-01-16", "2026-01-20"],
  ])("finds the first business day after %s: %s, %s", (_, day, expected) => {
    expect(formatDay(businessDayAfter(parseDay(day)))).toBe(expected);
  });
});
