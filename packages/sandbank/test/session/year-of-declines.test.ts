import { createBank, manualClock } from "@sandbank/engine";
import { applySeed } from "@sandbank/engine/scenarios";
import { describe, expect, test } from "vitest";
import { volume } from "../../../engine/test/support/volume.ts";
import { yearSeed } from "../../../inspector/test/support/year-seed.ts";
import { testSteps } from "../../src/session/export-steps.ts";
import { partOf } from "../../src/session/part-of-journal.ts";
import { printTest } from "../../src/session/print-test.ts";
import { failureOf } from "../../src/session/run-test.ts";
import { sessionOf } from "../../src/session/session.ts";
import { callsIn } from "../../src/session/shortest-test.ts";

const MOST_CALLS = 20;
/** The number of steps that are run to find a test. */
const MOST_WORK = 50_000;

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
  test.each([...entries])("is short, and is found in few runs: %s", (_, all) => {
    for (const entry of new Set(volume([all.at(0), all.at(-1)], [all.at(0)]))) {
      const { journal, steps } = partOf(recorded, entry as number);
      const found = testSteps(sessionOf(journal, { steps }));
      expect(callsIn(found.steps)).toBeLessThanOrEqual(MOST_CALLS);
      expect(found.work).toBeLessThan(MOST_WORK);
      expect(failureOf(printTest(journal.genesis, found))).toBeUndefined();
    }
  });
});
