import { expect, test } from "vitest";
import { booksMatch, type SweepOptions } from "../../src/sweep.ts";
import { failuresOf, type Kept, type Ledger, type LedgerBug, ledgerSweep } from "./support.ts";

/** Each bug, and how often its report is compared. */
const bugs: readonly [LedgerBug, number][] = [
  ["key by chance", 2],
  ["mark first", 20],
  ["no mark", 2],
  ["acknowledges errors", 2],
];

test.each(bugs)("reports the bug %s, %i times with the same bytes", async (bug, plays) => {
  const reports = new Set<string>();
  for (let play = 0; play < plays; play++) {
    reports.add((await failuresOf(reported(bug))).message);
  }
  expect([...reports]).toHaveLength(1);
  const [report = ""] = reports;
  expect(report.split("\n").length).toBeLessThanOrEqual(60);
  expect(report).toMatchSnapshot();
});

/** A second Account without money is no difference between the books. */
function reported(bug: LedgerBug): SweepOptions<Ledger, Kept> {
  if (bug === "key by chance") return ledgerSweep(bug);
  return { ...ledgerSweep(bug), check: booksMatch((ledger) => ledger.entries()) };
}
