import { describe, expect, test } from "vitest";
import { firstFailure } from "../../../bench/first-failure.ts";
import { mergeScores, printPage, problemsOf, readPage } from "../../../bench/mutation-page.ts";

const passed = { failed: [], errors: [], tests: 2 };

describe("firstFailure", () => {
  test("firstFailure names the failed test, even if later files did not run", () => {
    const runs = [
      { path: "precedence", failed: ["ach > declines", "ach > approves"], errors: [], tests: 9 },
      { path: "card", failed: [], errors: [], tests: 0 },
    ];
    expect(firstFailure(["precedence", "card", "wire"], runs)).toBe("ach > declines");
  });

  test("firstFailure finds no failure if every file has run and passed, even if other files failed in an earlier run", () => {
    const earlier = { path: "wire", failed: ["wire > declines"], errors: [], tests: 9 };
    expect(firstFailure(["card"], [earlier, { path: "card", ...passed }])).toBe(undefined);
  });

  test.each([
    { what: "cannot be loaded", run: { path: "wire", ...passed, errors: ["No such module."] }, why: "No such module." },
    { what: "has no test", run: { path: "wire", ...passed, tests: 0 }, why: "It has no test that counts." },
    { what: "did not run", run: { path: "other", ...passed }, why: "It has no test that counts." },
  ])("firstFailure reports a file that $what, if no test has failed", ({ run, why }) => {
    const runs = [{ path: "card", ...passed }, run];
    expect(() => firstFailure(["card", "wire"], runs)).toThrow(`[sandbank] Failed to load wire: ${why}`);
  });
});

const score = (name: string, changes: number, equivalent = 0) => {
  return { kind: "decline rules", name, changes, killed: changes - equivalent, equivalent, survived: 0 };
};
const scores = [score("ach", 3), score("card, refunds", 4, 1)];

describe("the page of mutations", () => {
  test("the page of mutations can be parsed back into its rows, and says why a change is equivalent", () => {
    const page = printPage(scores, { "card: swaps one with two": "They exclude each other." });
    expect(readPage(page)).toEqual(scores);
    expect(page).toContain("- card: swaps one with two. They exclude each other.\n");
  });

  test("mergeScores replaces the rows of the tables that were run, keeps other rows, and removes rows of deleted tables", () => {
    const tables = [score("wire", 0), score("ach", 0), score("card, refunds", 0)];
    const old = [...scores, score("gone", 1)];
    expect(mergeScores(tables, old, [score("ach", 5), score("wire", 2)])).toEqual([
      score("wire", 2),
      score("ach", 5),
      score("card, refunds", 4, 1),
    ]);
  });

  test("the page of mutations is complete if the row of each table has as many changes as the table", () => {
    expect(problemsOf(scores, scores)).toEqual([]);
  });

  test("problemsOf names each table whose row is missing or stale, with the command that writes the row", () => {
    const survivor = { ...score("check", 2), killed: 1, survived: 1 };
    const expected = [score("ach", 3), score("card, refunds", 4), score("wire", 2), score("check", 2)];
    expect(problemsOf(expected, [score("gone", 1), score("ach", 2), score("card, refunds", 4, 1), survivor])).toEqual([
      "decline rules: gone: this table does not exist; run `npm run mutate -- --write` for any table",
      'decline rules: ach: the row is about 2 changes, 0 of them equivalent, the table has 3 and 0; run `npm run mutate -- --write "ach"`',
      'decline rules: card, refunds: the row is about 4 changes, 1 of them equivalent, the table has 4 and 0; run `npm run mutate -- --write "card, refunds"`',
      'decline rules: wire: the row is missing; run `npm run mutate -- --write "wire"`',
      'decline rules: check: 1 of its changes survived; add tests that fail for them, then run `npm run mutate -- --write "check"`',
    ]);
  });
});
