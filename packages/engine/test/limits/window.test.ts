import { describe, expect, test } from "vitest";
import { windowStart } from "../../src/limits/window.ts";

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
