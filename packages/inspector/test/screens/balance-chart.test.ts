import { expect, test } from "vitest";
import { areaPath, type Curve, stepPath } from "../../src/screens/accounts/curve.ts";
import { amountTicks, computeRange, placeTicks } from "../../src/screens/accounts/ticks.ts";

/** A curve without steps between two instants, or between the numbers of two moments. */
function curveBetween(from: string | number, to: string | number): Curve {
  const isTime = typeof from === "string";
  const x = isTime ? [Date.parse(from) / 1_000, Date.parse(String(to)) / 1_000] : [from, Number(to)];
  return { isTime, x, current: [0, 0], available: [0, 0], places: x, times: x };
}

function placeLabels(curve: Curve, width: number): string[] {
  return placeTicks(curve, width).map(({ label }) => label);
}

test("the axis of amounts has zero unless the balances are far above it, room above the highest balance, and room below a negative one", () => {
  const curve = curveBetween(0, 1);
  expect(computeRange({ ...curve, current: [0, 100_00], available: [0, 60_00] })).toEqual([0, 120_00]);
  expect(computeRange({ ...curve, current: [0, 50_00], available: [0, -50_00] })).toEqual([-70_00, 70_00]);
  expect(computeRange(curve)).toEqual([0, 1_00]);
  expect(computeRange({ ...curve, current: [1_000_00, 1_100_00], available: [1_000_00, 1_000_00] })).toEqual([
    990_00, 1_126_00,
  ]);
});

test.each([
  [
    [0, 120_00],
    ["$0.00", "$20.00", "$40.00", "$60.00", "$80.00", "$100.00", "$120.00"],
  ],
  [
    [-70_00, 70_00],
    ["−$50.00", "$0.00", "$50.00"],
  ],
  [
    [0, 1_00],
    ["$0.00", "$0.20", "$0.40", "$0.60", "$0.80", "$1.00"],
  ],
  [
    [0, 7_500_000_00],
    ["$0.00", "$2,000,000.00", "$4,000,000.00", "$6,000,000.00"],
  ],
] as const)("the axis of amounts from %j cents has round labels", (range, labels) => {
  expect(amountTicks(range, 180).map(({ label }) => label)).toEqual(labels.map((label) => label.replace(/\.00$/, "")));
});

test.each([
  [
    "2026-01-01T00:00:00Z",
    "2026-01-01T00:00:05Z",
    ["1 Jan 00:00:00", "00:00:01", "00:00:02", "00:00:03", "00:00:04", "00:00:05"],
  ],
  ["2026-01-01T00:00:00Z", "2026-01-01T00:04:30Z", ["1 Jan 00:00", "00:01", "00:02", "00:03", "00:04"]],
  [
    "2026-01-01T09:00:00Z",
    "2026-01-03T01:00:00Z",
    ["1 Jan 12:00", "18:00", "2 Jan 00:00", "06:00", "12:00", "18:00", "3 Jan 00:00"],
  ],
  [
    "2026-12-30T00:00:00Z",
    "2027-01-02T12:00:00Z",
    ["30 Dec 00:00", "12:00", "31 Dec 00:00", "12:00", "1 Jan 00:00", "12:00", "2 Jan 00:00", "12:00"],
  ],
  ["2026-11-30T12:00:00Z", "2027-03-02T00:00:00Z", ["1 Dec 2026", "1 Jan 2027", "1 Feb", "1 Mar"]],
  [
    "2026-01-01T00:00:00Z",
    "2031-01-01T00:00:00Z",
    ["1 Jan 2026", "1 Jan 2027", "1 Jan 2028", "1 Jan 2029", "1 Jan 2030", "1 Jan 2031"],
  ],
])("the axis of time from %s to %s has round instants, with a day or a year where it begins", (from, to, labels) => {
  expect(placeLabels(curveBetween(from, to), 600)).toEqual(labels);
});

test("a label of the axis of time gives way to the next one, if that has a day and would cover it at the end of the axis", () => {
  const labels = ["1 Jan 18:00", "19:00", "20:00", "21:00", "22:00", "23:00", "2 Jan 00:00"];
  expect(placeLabels(curveBetween("2026-01-01T18:00:00Z", "2026-01-02T00:30:00Z"), 420)).toEqual(labels);
  const atTheEnd = curveBetween("2026-01-01T18:00:00Z", "2026-01-02T00:00:00Z");
  expect(placeLabels(atTheEnd, 390)).toEqual(labels.filter((label) => label !== "23:00"));
});

test("the axis of time is without labels if no round second is between two instants", () => {
  expect(placeLabels(curveBetween("2026-01-01T00:00:00.100Z", "2026-01-01T00:00:00.200Z"), 600)).toEqual([]);
});

/** A curve whose moments are as far apart as they are many. */
function curveOfMoments(instants: readonly string[]): Curve {
  const times = instants.map((at) => Date.parse(at) / 1_000);
  const places = times.map((_, index) => index + 1);
  const x = [0, ...places, places.length + 1];
  return { isTime: false, x, current: x, available: x, places, times };
}

test("the axis names the first moment of each day, or of each minute of one day, if it is not one of time", () => {
  const year = ["2026-01-01T00:00:00Z", "2026-11-14T22:00:00Z", "2027-01-01T05:00:00Z", "2027-01-01T05:00:00Z"];
  expect(placeTicks(curveOfMoments(year), 600)).toEqual([
    { value: 1, label: "1 Jan 2026" },
    { value: 2, label: "14 Nov" },
    { value: 3, label: "1 Jan 2027" },
  ]);
  const day = ["2026-01-01T05:00:00Z", "2026-01-01T05:00:30Z", "2026-01-01T05:01:00Z"];
  expect(placeLabels(curveOfMoments(day), 600)).toEqual(["1 Jan 05:00", "05:01"]);
});

test("the axis has space for each label of a moment, if it is not one of time", () => {
  const days = Array.from({ length: 100 }, (_, index) => new Date(Date.UTC(2026, 0, index + 1)).toISOString());
  expect(placeLabels(curveOfMoments(days), 600)).toEqual([
    "1 Jan 2026",
    "14 Jan",
    "27 Jan",
    "9 Feb",
    "22 Feb",
    "7 Mar",
    "20 Mar",
    "2 Apr",
  ]);
});

test("a step line goes along to each point, then up or down", () => {
  expect(stepPath([0, 10, 20], [50, 30, 40])).toBe("M0 50H10V30H20V40");
});

test("a step line has the range and the last of the points of one pixel column", () => {
  expect(stepPath([0, 10, 10, 10, 20], [50, 30, 10, 40, 40])).toBe("M0 50H10V10V40V40H20V40");
  const many = Array.from({ length: 10_000 }, (_, index) => index);
  const path = stepPath(
    many.map((index) => Math.floor(index / 100)),
    many.map((index) => index % 7),
  );
  expect(path.match(/H/g)).toHaveLength(100);
});

test("the area is where the upper line is above the lower one", () => {
  expect(areaPath([0, 10, 20, 30], [50, 30, 30, 30], [50, 40, 30, 20])).toBe("M10 30V40H20V30Z");
});
