import { expect, test } from "vitest";
import { clockLines } from "../../src/cli/commands/clock/clock-lines.ts";
import { plain } from "../../src/cli/output/paint.ts";

test.each([
  ["2026-01-01T00:00:00.500Z", "Next, now, Thu 1 Jan 2026, 00:00:00: A webhook is sent."],
  ["2026-01-01T02:00:00.000Z", "Next, in 2 h, Thu 1 Jan 2026, 02:00:00: A webhook is sent."],
])("says when what falls due at %s happens", (at, line) => {
  const next = { at, kind: "webhooks.fall_due", object: null };
  const page = { paint: plain, width: 80, names: {} };
  const [, second] = clockLines({ now: "2026-01-01T00:00:00.000Z", rate: 1, next }, page).split("\n");
  expect(second).toBe(line);
});
