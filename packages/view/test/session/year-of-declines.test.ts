import { createBank, manualClock } from "@sandbank/engine";
import { applySeed } from "@sandbank/engine/scenarios";
import { describe, expect, test } from "vitest";
import { spread, volume } from "../../../../tests/support/volume.ts";
import { yearSeed } from "../../../../tests/support/year-seed.ts";
import { findTest } from "../support/find-test.ts";

const MOST_CALLS = 20;

/** The journal of a year, and the entries of its declines by reason, earliest first. */
function year() {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")), httpReceivers: ["127.0.0.1"] });
  applySeed(bank, yearSeed());
  const recorded = { journal: bank.journal(), steps: bank.trace().steps };
  const entries = new Map<string, number[]>();
  for (const { entry, declines } of recorded.steps) {
    for (const { rail, reason, decidedBy } of declines) {
      const name = `${rail}: ${reason}, by ${decidedBy}`;
      entries.set(name, [...(entries.get(name) ?? []), entry]);
    }
  }
  return { recorded, entries };
}

const { recorded, entries } = year();

describe("the test of a decline in a year of 682 calls", () => {
  test.each(spread([...entries], 6))("is short, passes, and its search does not end early: %s", (_, all) => {
    const [first, last] = [all.at(0) as number, all.at(-1) as number];
    for (const entry of new Set(volume([first, last], [first]))) {
      const { calls, endedEarly, failure } = findTest(recorded, entry);
      expect(calls).toBeLessThanOrEqual(MOST_CALLS);
      expect(endedEarly).toBe(false);
      expect(failure).toBeUndefined();
    }
  });
});
