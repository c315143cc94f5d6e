import { testSteps } from "../../src/session/export-steps.ts";
import { partOf, type RecordedJournal } from "../../src/session/part-of-journal.ts";
import { printTest } from "../../src/session/print-test.ts";
import { failureOf } from "../../src/session/run-test.ts";
import { sessionOf } from "../../src/session/session.ts";
import { callsIn } from "../../src/session/shortest-test.ts";

/** Finds the test of the decline at an entry of a journal, and runs its text. */
export function findTest(recorded: RecordedJournal, entry: number) {
  const { journal, steps } = partOf(recorded, entry);
  const found = testSteps(sessionOf(journal, { steps }));
  return {
    calls: callsIn(found.steps),
    /** The number of steps that were run to find the test. */
    work: found.work,
    /** Why the test fails; undefined if it passes. */
    failure: failureOf(printTest(journal.genesis, found)),
  };
}
