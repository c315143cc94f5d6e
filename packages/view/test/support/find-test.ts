import { testSteps } from "@sandbank/view/session/export-steps";
import { type RecordedJournal, truncateJournal } from "@sandbank/view/session/part-of-journal";
import { printTest } from "@sandbank/view/session/print-test";
import { findFailure } from "@sandbank/view/session/run-test";
import { readSession } from "@sandbank/view/session/session";
import { callsIn } from "@sandbank/view/session/shortest-test";

/** Finds the test of the decline at an entry of a journal, and runs its text. */
export function findTest(recorded: RecordedJournal, entry: number) {
  const { journal, steps } = truncateJournal(recorded, entry);
  const found = testSteps(readSession(journal, { steps }));
  return {
    calls: callsIn(found.steps),
    endedEarly: found.endedEarly,
    /** Why the test fails; undefined if it passes. */
    failure: findFailure(printTest(journal.genesis, found)),
  };
}
