import assert from "node:assert/strict";
import { expect, test } from "vitest";
import { booksMatch, type SweepOptions } from "../../src/sweep.ts";
import { failuresOf, type Kept, type Ledger, type LedgerBug, ledgerSweep } from "./support.ts";

const bugs: readonly LedgerBug[] = ["key by chance", "mark first", "no mark", "acknowledges errors"];

test.each(bugs)("reports the bug %s with the same bytes in each run", async (bug) => {
  const { message: report } = await failuresOf(reported(bug));
  expect(report.split("\n").length).toBeLessThanOrEqual(60);
  expect(report).toMatchSnapshot();
});

/** A second Account without money is no difference between the books. */
function reported(bug: LedgerBug): SweepOptions<Ledger, Kept> {
  if (bug === "key by chance") return ledgerSweep(bug);
  return { ...ledgerSweep(bug), check: booksMatch((ledger) => ledger.entries()) };
}

test("keeps the lines of a difference that a check finds", async () => {
  const options = ledgerSweep("mark first");
  const check: SweepOptions<Ledger, Kept>["check"] = ({ app }) =>
    assert.deepEqual({ entries: app.entries().length }, { entries: 2 });
  const { message, failures } = await failuresOf({ ...options, check, faults: ["crash"] });
  expect(message).toContain(
    [
      "   check failed: Expected values to be strictly deep-equal:",
      "     + actual - expected",
      "       {",
      "     +   entries: 1",
      "     -   entries: 2",
      "       }",
      "",
    ].join("\n"),
  );
  expect(failures[0]?.message).toContain("\n+ actual - expected\n");
});

test("cuts a long message and says how many lines it has", async () => {
  const options = ledgerSweep("mark first");
  const error = new Error(["too much", ...new Array(20).fill("more")].join("\n"));
  const check: SweepOptions<Ledger, Kept>["check"] = ({ app }) => {
    if (app.entries().length < 2) throw error;
  };
  const { message } = await failuresOf({ ...options, check, faults: ["crash"] });
  expect(message).toContain(`   check failed: too much\n${"     more\n".repeat(10)}   and 10 more lines\n`);
});
