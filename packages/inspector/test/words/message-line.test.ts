import { describe, expect, test } from "vitest";
import { findSide } from "../../src/words/difference-line.ts";
import { messageLine } from "../../src/words/message-line.ts";

describe("messageLine", () => {
  test.each([
    ["expected 5 to be 2\n\n- Expected\n+ Received", "expected 5 to be 2"],
    ["Expected values to be strictly equal:\n\n5 !== 2\n", "Expected values to be strictly equal: 5 !== 2"],
    [
      "Expected values to be strictly deep-equal:\n+ actual - expected\n\n+ [\n- []\n",
      "Expected values to be strictly deep-equal:",
    ],
    ["\nThe test timed out.", "The test timed out."],
    ["", ""],
  ])("shortens %j to one line", (message, line) => {
    expect(messageLine(message)).toBe(line);
  });

  test("a line has at most 240 characters", () => {
    expect(messageLine("x".repeat(300))).toBe(`${"x".repeat(237)}...`);
  });
});

test("findSide tells the lines of a difference from the legend of node:assert", () => {
  const lines = ["+ actual - expected", "", "  [", "+   1", "-   2", "  ]", "- Expected", "+ Received"];
  expect(lines.map(findSide)).toEqual(["", "", "", "plus", "minus", "", "minus", "plus"]);
});
