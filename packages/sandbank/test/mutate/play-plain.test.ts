import { expect, test } from "vitest";
import { TimedOutError } from "../../src/errors/timed-out-error.ts";
import { UsageError } from "../../src/errors/usage-error.ts";
import { playPlain } from "../../src/mutate/play-plain.ts";
import { reachedIn, runOf, suiteOf } from "./support.ts";

const reached = [reachedIn("b", "x"), reachedIn("a", "x"), reachedIn("a", "y")];

function play(run: Parameters<typeof runOf>[0]) {
  const { suite } = suiteOf(() => runOf(run));
  return playPlain({ suite, command: ["vitest"], timeout: 1_000, timeoutText: "1s" });
}

test.each([
  [
    { end: "red", code: 3, output: "1 failed" },
    /^The command ends with exit code 3 .* The end of the output:\n1 failed$/,
  ],
  [{ end: "red", code: null }, /^The command ends by a signal although the bank is right\. .*repair them first\.$/],
  [{ end: "red", code: 1, output: "No test files found, exiting" }, /^The command found no tests\./],
  [
    { end: "red", output: `No tests found\n${"x\n".repeat(3_000)}end` },
    /^The command found no tests\. [^x]+:\n(?:x\n){1000,2000}end$/,
  ],
  [{ output: "a\n# tests 0\nb" }, /^The command found no tests\./],
  [{ notes: { started: [] } }, /^The command started no process of Node/],
  [{}, /^The tests of the command reach no bank\./],
] as const)("refuses a command whose plain run is %o", async (run, message) => {
  const error = await play(run).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toMatch(message);
});

test("refuses a command that does not end in time", async () => {
  await expect(play({ end: "late" })).rejects.toThrow(TimedOutError);
});

test("returns nothing if the user stops the command", async () => {
  expect(await play({ end: "stopped" })).toBeUndefined();
});

test("returns the test files that reach each place, in the same order in each run", async () => {
  const reach = await play({ notes: { reached } });
  expect([...(reach?.places ?? [])].map(([place, by]) => [place, by.map(({ file }) => file)])).toEqual([
    ["x", ["a", "b"]],
    ["y", ["a"]],
  ]);
});
