import { expect, test } from "vitest";
import { costText, progressText, resultLines, within } from "../../src/cli/commands/project/mutate/mutate-lines.ts";
import { plain } from "../../src/cli/output/paint.ts";
import { mutantAt } from "../mutate/support.ts";

test.each([
  [
    { runs: 61, values: 40, jobs: 2, milliseconds: 5_900 },
    "about 3 min: 61 runs of 5.9 s, 2 at a time. The last 40 play values of fields; --only '!values' leaves them out.",
  ],
  [{ runs: 3, values: 1, jobs: 8, milliseconds: 2_000 }, "about 2 s: 3 runs of 2.0 s, 8 at a time"],
  [{ runs: 1, values: 1, jobs: 1, milliseconds: 90 }, "about 1 s: 1 run of 0.1 s, one at a time"],
])("says what %o costs", (cost, text) => {
  expect(costText(cost)).toBe(text);
});

test("estimates the rest from what was played", () => {
  expect(progressText({ played: 12, runs: 60, milliseconds: 36_000 })).toBe("12 of 60 played, about 2 min left");
});

test("names test files as they are named in the folder of the command", () => {
  const reachedBy = ["/app/test/a.ts", "/other/b.ts", null].map((file) => ({ file, test: null }));
  const failedIn = { file: "/app/test/b.ts", test: null };
  const [item] = within("/app", [{ mutant: mutantAt("x"), outcome: "reached", reachedBy, failedIn }]);
  expect(item?.failedIn?.file).toBe("test/b.ts");
  expect(item?.reachedBy.map(({ file }) => file)).toEqual(["test/a.ts", "/other/b.ts", null]);
});

test("ends a report with how to see what is not reached, and how the tests fail", () => {
  const results = [
    { mutant: mutantAt("x"), outcome: "not_reached", reachedBy: [] },
    { mutant: mutantAt("permitted/y"), outcome: "not_accepted", reachedBy: [] },
  ] as const;
  expect(resultLines(results, { width: 60, paint: plain, names: {} })).toMatch(
    /\n\nnot reached \(1\): --list shows them\n\n`sandbank mutate --play ID -- COMMAND` shows how the tests\s+fail\.$/,
  );
});
