import { expect, test } from "vitest";
import { createScale } from "../../src/screens/time-travel/scale.ts";

const at = (instant: number, day: string) => ({ instant, time: Date.parse(day) });

test("a slider without moves of the clock goes through the entries", () => {
  const { last, toPlace: placeOf, instantAt, ticks } = createScale({ length: 7, times: [at(0, "2026-01-01")] });
  expect([last, placeOf(3), instantAt(5, 3), ticks]).toEqual([7, 3, 5, []]);
});

test("a slider of a year goes through the hours, from month to month", () => {
  const {
    last,
    toPlace: placeOf,
    instantAt,
    ticks,
  } = createScale({
    length: 40,
    times: [at(0, "2026-01-01"), at(10, "2026-04-01"), at(20, "2026-09-15"), at(30, "2026-12-31")],
  });
  expect(last).toBe(364);
  expect(placeOf(9)).toBe(0);
  expect(placeOf(10)).toBe(90);
  expect(placeOf(40)).toBe(last);
  expect(instantAt(90, 0)).toBe(19);
  expect(instantAt(last, 0)).toBe(40);
  expect(ticks.map(({ label }) => label)).toEqual("2026 Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "));
});

test("a key moves a slider over a jump of the clock, in both directions", () => {
  const { toPlace: placeOf, instantAt } = createScale({
    length: 6,
    times: [at(0, "2026-01-01"), at(4, "2026-01-31")],
  });
  expect(instantAt(placeOf(2) + 1, 2)).toBe(3);
  expect(instantAt(placeOf(3) + 1, 3)).toBe(4);
  expect(instantAt(placeOf(4) - 1, 4)).toBe(3);
});

test.each([
  ["2026-01-01T09:30:00Z", "10:00 11:00 12:00"],
  ["2026-01-01T00:00:00Z", "1 Jan 01:00 02:00 03:00 04:00 05:00 06:00 07:00 08:00 09:00 10:00 11:00 12:00"],
  ["2025-12-24T12:00:00Z", "25 Dec 26 Dec 27 Dec 28 Dec 29 Dec 30 Dec 31 Dec 1 Jan"],
  ["2024-05-01T00:00:00Z", "May Jul Sep Nov 2025 Mar May Jul Sep Nov 2026"],
])("the ticks from %s to noon of 1 January 2026 are %s", (start, labels) => {
  const { ticks } = createScale({ length: 2, times: [at(0, start), at(1, "2026-01-01T12:00:00Z")] });
  expect(ticks.map(({ label }) => label).join(" ")).toBe(labels);
});
