import { describe, expect, test } from "vitest";
import { formatDay } from "../../src/calendar/days.ts";
import { findWireCycle, findWireSubmission } from "../../src/calendar/wire-cycles.ts";

const at = (instant: string) => Date.parse(instant);

describe("the cycles of the wire network", () => {
  // In New York: five hours behind UTC in January, four in July.
  test.each([
    ["on a business day", "2026-01-06T15:00:00Z", "2026-01-06", "2026-01-06T02:00:00.000Z"],
    ["a millisecond before the end", "2026-01-06T23:44:59.999Z", "2026-01-06", "2026-01-06T02:00:00.000Z"],
    ["at the end", "2026-01-06T23:45:00Z", "2026-01-07", "2026-01-07T02:00:00.000Z"],
    ["at the opening in the evening", "2026-01-07T02:00:00Z", "2026-01-07", "2026-01-07T02:00:00.000Z"],
    ["on a Friday evening", "2026-01-10T03:00:00Z", "2026-01-12", "2026-01-12T02:00:00.000Z"],
    ["on a Sunday evening", "2026-01-12T02:30:00Z", "2026-01-12", "2026-01-12T02:00:00.000Z"],
    ["before a holiday on a Monday", "2026-01-17T12:00:00Z", "2026-01-20", "2026-01-20T02:00:00.000Z"],
    ["in summer", "2026-07-01T22:44:59Z", "2026-07-01", "2026-07-01T01:00:00.000Z"],
  ])("%s", (_, instant, day, opens) => {
    const cycle = findWireCycle(at(instant));
    expect([formatDay(cycle.day), new Date(cycle.opensAt).toISOString()]).toEqual([day, opens]);
    expect(findWireSubmission(at(instant))).toBe(Math.max(at(instant), at(opens)));
  });
});
