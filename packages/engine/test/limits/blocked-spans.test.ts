import type { Limit } from "@sandbank/contract";
import { expect, test } from "vitest";
import { blockedSpans } from "../../src/limits/when-fits.ts";
import { emptyTree, withDebit } from "../../src/state/debit-tree.ts";
import { DAY } from "../model/windows.ts";

test("finds when a debit fits a Limit among 20,000 debits, and reads few of them", () => {
  const debits = 20_000;
  const start = Date.UTC(2026, 0, 1);
  let reads = 0;
  let tree = emptyTree;
  for (let number = 0; number < debits; number++) {
    const leaf = {
      number,
      count: 1,
      volume: 1,
      get at() {
        reads++;
        return start + number;
      },
    };
    tree = withDebit(tree, leaf);
  }
  reads = 0;
  const limit = { metric: "count", interval: "day", value: 12_000 } as Limit;
  const spans = blockedSpans(tree, { limit, debit: { models: [], count: 1, volume: 1 }, now: start + debits });
  // Debits with the numbers 8,001 to 19,999 leave room for one more.
  expect(spans).toEqual([{ from: start + 8_000, until: start + 8_000 + DAY }]);
  // Each of the 41 steps of the search reads at most a node of 16 debits and the 15 debits of the tail.
  expect(reads).toBeLessThan(41 * 31 * 2);
});
