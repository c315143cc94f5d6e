import { describe, expect, test } from "vitest";
import { computeAchDates, computeReturnsExpectedBy } from "../../src/calendar/ach-dates.ts";
import { parseDay } from "../../src/calendar/days.ts";
import { toInstant } from "../../src/calendar/local-time.ts";
import { toTimestamp } from "../../src/ports/time.ts";

/** The dates of a submission at an instant. `wanted` is a schedule or a date. */
function datesAt(submittedAt: number, wanted: string, amount = 100) {
  const isSchedule = wanted === "same_day" || wanted === "future_dated";
  const preferred: Parameters<typeof computeAchDates>[0]["preferred"] = isSchedule
    ? { date: null, settlement_schedule: wanted }
    : { date: wanted, settlement_schedule: null };
  return computeAchDates({ submittedAt, amount, preferred });
}

/** A time of the day in New York with milliseconds: `10:30` and 1 is a millisecond later. */
const newYork = (date: string, timeOfDay: `${number}:${number}`, milliseconds = 0) =>
  toInstant("new_york", parseDay(date), timeOfDay) + milliseconds;

describe("the dates of an ACH submission", () => {
  test.each([
    ["until 10:30", "00:00", 0, "13:00"],
    ["at 10:30", "10:30", 0, "13:00"],
    ["after 10:30", "10:30", 1, "17:00"],
    ["at 14:45", "14:45", 0, "17:00"],
    ["after 14:45", "14:45", 1, "18:00"],
    ["at 16:45", "16:45", 0, "18:00"],
  ] as const)("settle on the same day if it is wanted %s of a business day", (_, timeOfDay, later, settles) => {
    // A Wednesday.
    expect(datesAt(newYork("2027-03-10", timeOfDay, later), "same_day")).toMatchObject({
      effective_date: "2027-03-10",
      expected_funds_settlement_at: toTimestamp(newYork("2027-03-10", settles)),
      expected_settlement_schedule: "same_day",
    });
  });

  test.each([
    ["after 16:45", newYork("2027-03-10", "16:45", 1), 100],
    ["of more than $1,000,000.00", newYork("2027-03-10", "09:00"), 100_000_001],
    ["of a debit of more than $1,000,000.00", newYork("2027-03-10", "09:00"), -100_000_001],
  ])("settle on the next business day at 08:30, although the same day is wanted %s", (_, submittedAt, amount) => {
    expect(datesAt(submittedAt, "same_day", amount)).toMatchObject({
      effective_date: "2027-03-10",
      expected_funds_settlement_at: toTimestamp(newYork("2027-03-11", "08:30")),
      expected_settlement_schedule: "future_dated",
    });
  });

  test.each([100_000_000, -100_000_000])("settle on the same day up to $1,000,000.00: %d cents", (amount) => {
    expect(datesAt(newYork("2027-03-10", "09:00"), "same_day", amount).expected_settlement_schedule).toBe("same_day");
  });

  test.each([
    ["a Wednesday", "2027-03-10", "2027-03-11"],
    ["a Friday before daylight saving begins", "2027-03-12", "2027-03-15"],
    ["a Friday before a holiday", "2027-05-28", "2027-06-01"],
    ["a Saturday, which counts as Monday", "2027-03-13", "2027-03-16"],
  ])("are the next business day for a future-dated submission on %s: %s", (_, date, next) => {
    expect(datesAt(newYork(date, "09:00"), "future_dated")).toMatchObject({
      effective_date: next,
      expected_funds_settlement_at: toTimestamp(newYork(next, "08:30")),
      expected_settlement_schedule: "future_dated",
    });
  });

  test.each([
    ["a business day", "2027-03-17", "2027-03-17"],
    ["a Sunday", "2027-03-21", "2027-03-22"],
    ["a holiday", "2027-05-31", "2027-06-01"],
  ])("settle at 08:30 of the first business day from a later date on: %s", (_, wanted, settles) => {
    expect(datesAt(newYork("2027-03-10", "09:00"), wanted)).toMatchObject({
      effective_date: wanted,
      expected_funds_settlement_at: toTimestamp(newYork(settles, "08:30")),
      expected_settlement_schedule: "future_dated",
    });
  });

  test.each([
    ["today", newYork("2027-03-10", "09:00"), "2027-03-10", newYork("2027-03-10", "13:00"), "same_day"],
    ["today, too late", newYork("2027-03-10", "20:00"), "2027-03-10", newYork("2027-03-11", "08:30"), "future_dated"],
    ["a Saturday", newYork("2027-03-13", "20:00"), "2027-03-13", newYork("2027-03-15", "13:00"), "same_day"],
    ["the Sunday after", newYork("2027-03-13", "20:00"), "2027-03-14", newYork("2027-03-15", "13:00"), "same_day"],
    ["the Monday after", newYork("2027-03-13", "20:00"), "2027-03-15", newYork("2027-03-15", "13:00"), "same_day"],
  ])("settle as on the same day for a date that is not later: %s", (_, submittedAt, wanted, settles, schedule) => {
    expect(datesAt(submittedAt, wanted)).toMatchObject({
      effective_date: wanted,
      expected_funds_settlement_at: toTimestamp(settles),
      expected_settlement_schedule: schedule,
    });
  });

  test("count the evening in UTC as the day in New York", () => {
    expect(datesAt(Date.parse("2027-03-11T03:00:00Z"), "same_day").effective_date).toBe("2027-03-10");
  });

  test.each([
    [
      "2027-01-29T23:59:59Z",
      {
        effective_date: "2027-01-29",
        expected_funds_settlement_at: "2027-02-01T13:30:00.000Z",
        expected_settlement_schedule: "future_dated",
        administrative_returns_expected_by: "2027-02-03T11:00:00.000Z",
      },
    ],
    [
      "2027-07-01T14:00:00Z",
      {
        effective_date: "2027-07-01",
        expected_funds_settlement_at: "2027-07-01T17:00:00.000Z",
        expected_settlement_schedule: "same_day",
        administrative_returns_expected_by: "2027-07-06T10:00:00.000Z",
      },
    ],
    [
      "2027-05-29T16:00:00Z",
      {
        effective_date: "2027-06-01",
        expected_funds_settlement_at: "2027-06-01T17:00:00.000Z",
        expected_settlement_schedule: "same_day",
        administrative_returns_expected_by: "2027-06-03T10:00:00.000Z",
      },
    ],
  ])("are those of the example that is submitted at %s for the same day", (submittedAt, dates) => {
    expect(datesAt(Date.parse(submittedAt), "same_day")).toEqual(dates);
  });
});

describe("the instant by which returns are expected", () => {
  test.each([
    ["a Wednesday", newYork("2027-03-10", "13:00"), newYork("2027-03-12", "06:00")],
    ["a Thursday before daylight saving begins", newYork("2027-03-11", "08:30"), newYork("2027-03-15", "06:00")],
    ["a Saturday", newYork("2027-03-13", "08:30"), newYork("2027-03-16", "06:00")],
    ["an evening in UTC of the next day", Date.parse("2027-03-11T04:59:59Z"), newYork("2027-03-12", "06:00")],
  ])("is 06:00 of the second business day after a settlement on %s", (_, settledAt, expected) => {
    expect(toTimestamp(computeReturnsExpectedBy(settledAt))).toBe(toTimestamp(expected));
  });
});
