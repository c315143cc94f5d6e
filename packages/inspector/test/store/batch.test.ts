import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatch } from "../../src/store/batch.ts";

const span = () => 125;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("1,000 events in a second are handled in at most ten batches, and none is lost", () => {
  const batches: number[][] = [];
  const batch = createBatch<number>(span, (items) => batches.push([...items]));
  for (let event = 0; event < 1_000; event++) {
    batch(event);
    vi.advanceTimersByTime(1);
  }
  expect(batches.length).toBeLessThanOrEqual(10);
  vi.runAllTimers();
  expect(batches.flat()).toEqual(Array.from({ length: 1_000 }, (_, event) => event));
});

test("an event after a pause is handled at once", () => {
  const batches: string[][] = [];
  const batch = createBatch<string>(span, (items) => batches.push([...items]));
  batch("first");
  vi.runAllTimers();
  batch("second");
  expect(batches).toEqual([["first"], ["second"]]);
});
