import assert from "node:assert";
import { expect, test } from "vitest";
import { errorText } from "../../src/attach/error-text.ts";

function errorOf(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}

const declined = { outcome: "declined", advice: "Add money to the account." };
const advised = { outcome: "declined", advice: "Ask for a higher Limit." };

test("errorText adds the difference that Vitest has printed in colours", () => {
  const diff = '\u001B[32m- Expected\u001B[39m\n\u001B[31m+ Received\u001B[39m\n\n- "Ada"\n+ "Bob"';
  const error = { message: "expected 'Bob' to be 'Ada'", actual: "Bob", expected: "Ada", diff };
  expect(errorText(error)).toBe("expected 'Bob' to be 'Ada'\n\n- Expected\n+ Received\n\n- \"Ada\"\n+ \"Bob\"");
});

test("errorText leaves out equal lines of a difference that are far from those that differ", () => {
  const equal = Array.from({ length: 40 }, (_, index) => `    "name ${index}": ${index},`);
  const diff = ["- Expected", "+ Received", "", "  {", ...equal, '-   "last": 1,', '+   "last": 2,', "  }"].join("\n");
  expect(errorText({ message: "expected {} to equal {}", diff })?.split("\n").slice(2)).toEqual([
    "- Expected",
    "+ Received",
    "",
    "  {",
    equal[0],
    "  ...",
    ...equal.slice(-3),
    '-   "last": 1,',
    '+   "last": 2,',
    "  }",
  ]);
});

test.each([
  ["of node:assert with a message", () => assert.deepEqual(declined, advised, "The advice is wrong.")],
  ["of node:assert without a message", () => assert.deepStrictEqual(declined, advised)],
  ["of Vitest that no runner has processed", () => expect(declined).toEqual(advised)],
])("errorText says once how the values of an assertion %s differ", (_, act) => {
  const lines = errorText(errorOf(act))?.split("\n") ?? [];
  expect(lines.filter((line) => /^- .*Ask for a higher Limit/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => /^\+ .*Add money to the account/.test(line))).toHaveLength(1);
});

test.each([
  ["an error", new Error("insufficient_funds"), "insufficient_funds"],
  ["a message of Jest", { message: "deep equality\n\n- Expected\n+ Received\n", actual: 1, expected: 2 }, null],
  ["values that Chai does not show", { message: "to be truthy", actual: [1], expected: [2], showDiff: false }, null],
  ["equal values", { message: "same", actual: [1], expected: [1] }, null],
  ["a text", "thrown", "thrown"],
])("errorText adds nothing to %s", (_, error, text) => {
  expect(errorText(error)).toBe(text ?? Object(error).message);
});

test("errorText is null without an error", () => {
  expect(errorText(undefined)).toBeNull();
  expect(errorText(null)).toBeNull();
});

test("errorText cuts a long text at the end of a line", () => {
  const line = "x".repeat(99);
  expect(errorText(new Error(`${line}\n`.repeat(100)))).toBe(`${`${line}\n`.repeat(40)}...`);
  expect(errorText(new Error("x".repeat(9_000)))).toBe(`${"x".repeat(4_000)}\n...`);
});
