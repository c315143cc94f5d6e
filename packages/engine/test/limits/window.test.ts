import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import { countedSpans, windowStart } from "../../src/limits/window.ts";
import { DAY, HOUR } from "../model/windows.ts";

const start = (interval: "day" | "week" | "month" | "year", now: string) =>
  new Date(windowStart(interval, Date.parse(now)) ?? Number.NaN).toISOString();

describe("the start of a Limit's window", () => {
  test.each([
    ["day", "2026-03-01T00:00:00.000Z", "2026-02-28T00:00:00.000Z"],
    ["week", "2026-01-03T12:34:56.789Z", "2025-12-27T12:34:56.789Z"],
    ["month", "2026-02-15T12:00:00.000Z", "2026-01-15T12:00:00.000Z"],
    ["month", "2026-03-31T23:59:59.999Z", "2026-02-28T23:59:59.999Z"],
    ["month", "2024-03-30T08:00:00.000Z", "2024-02-29T08:00:00.000Z"],
    ["month", "2024-03-29T08:00:00.000Z", "2024-02-29T08:00:00.000Z"],
    ["month", "2026-01-31T00:00:00.000Z", "2025-12-31T00:00:00.000Z"],
    ["month", "2026-12-31T00:00:00.000Z", "2026-11-30T00:00:00.000Z"],
    ["year", "2024-02-29T10:00:00.000Z", "2023-02-28T10:00:00.000Z"],
    ["year", "2025-02-28T10:00:00.000Z", "2024-02-28T10:00:00.000Z"],
    ["year", "2026-07-04T10:00:00.000Z", "2025-07-04T10:00:00.000Z"],
  ] as const)("starts the window of a %s at %s at %s (D-73)", (interval, now, expected) => {
    expect(start(interval, now)).toBe(expected);
  });

  test("has no start for an all-time window, and no window for a single transaction", () => {
    expect(windowStart("all_time", 0)).toBe(Number.NEGATIVE_INFINITY);
    expect(windowStart("transaction", 0)).toBeNull();
  });
});

const timeOfDay = fc.oneof(fc.constantFrom(0, 1, 20 * HOUR, DAY - 1), fc.nat({ max: DAY - 1 }));
/** From 1970 to 2110, so that a century without a leap day is among them. Day 0 is the last day of the month before. */
const instant = fc
  .record({
    year: fc.oneof(fc.constantFrom(2023, 2024, 2027, 2028, 2099, 2100), fc.integer({ min: 1970, max: 2110 })),
    month: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 11 })),
    day: fc.oneof(fc.integer({ min: -3, max: 1 }), fc.integer({ min: 1, max: 31 })),
    time: timeOfDay,
  })
  .map(({ year, month, day, time }) => Date.UTC(year, month, day) + time);

describe("the spans in which a debit counts toward a Limit", () => {
  const calendar = fc.constantFrom<"day" | "week" | "month" | "year">("day", "week", "month", "year");

  test("contain an instant exactly if the debit is after the start of the window at that instant (D-73)", () => {
    fc.assert(
      fc.property(
        calendar,
        instant,
        fc.array(fc.nat({ max: 400 * DAY }), { maxLength: 20 }),
        (interval, at, random) => {
          const spans = countedSpans(interval, at);
          const edges = spans.flatMap(({ from, until }) => [from, until]);
          // Each midnight and each recurrence of the debit's time of day, over the days on which the window passes it.
          const last = edges.at(-1) ?? at;
          const days = Array.from({ length: 10 }, (_, day) => last - (last % DAY) + (day - 6) * DAY);
          const times = days.flatMap((midnight) => [midnight, midnight + (at % DAY)]);
          const instants = [at, ...edges, ...times].flatMap((time) => [time - 1, time, time + 1]);
          const all = [...instants, ...random.map((span) => at + span)].filter((time) => time >= at);
          const isAfterStart = (now: number) => (windowStart(interval, now) ?? Number.NaN) < at;
          const isInSpan = (now: number) => spans.some(({ from, until }) => from <= now && now < until);
          expect(all.filter((now) => isInSpan(now) !== isAfterStart(now))).toEqual([]);
        },
      ),
      { seed: 20_260_208, numRuns: volume(50_000, 2_000, 500) },
    );
  });

  test("are in order with gaps between them, at most four for a month and two for a year", () => {
    const most = { month: 0, year: 0 };
    const hours = 24 * 366 * 8;
    for (let hour = 0; hour < hours; hour += 10) {
      const at = Date.UTC(2023, 0, 1) + hour * HOUR;
      for (const interval of ["month", "year"] as const) {
        const spans = countedSpans(interval, at);
        most[interval] = Math.max(most[interval], spans.length);
        expect(spans.every(({ from, until }, index) => from < until && from > (spans[index - 1]?.until ?? 0))).toBe(
          true,
        );
      }
    }
    expect(most).toEqual({ month: 4, year: 2 });
  });

  test("have no end for all time, and do not exist for a Limit per transaction", () => {
    expect(countedSpans("all_time", 5)).toEqual([{ from: 5, until: Number.POSITIVE_INFINITY }]);
    expect(countedSpans("transaction", 5)).toEqual([]);
  });
});
