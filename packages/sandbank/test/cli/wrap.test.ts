import { describe, expect, test } from "vitest";
import { wrap } from "../../src/cli/output/wrap.ts";

describe("wrap", () => {
  test("keeps a command in backticks on one line, and hangs what follows", () => {
    const text = "There is no such name. `sandbank trigger --list` lists the names, and `sandbank` the rest.";
    expect(wrap(text, 34, "  ").split("\n")).toEqual([
      "There is no such name.",
      "  `sandbank trigger --list` lists",
      "  the names, and `sandbank` the",
      "  rest.",
    ]);
  });

  test("breaks a command in backticks that fits on no line", () => {
    const text = "Run `sandbank resend event_1 --subscription event_subscription_1`.";
    expect(wrap(text, 40).split("\n")).toEqual([
      "Run `sandbank resend event_1",
      "--subscription event_subscription_1`.",
    ]);
  });

  test("breaks a text with one backtick", () => {
    expect(wrap("a merchant named `one who has no end", 20)).toBe("a merchant named\n`one who has no end");
  });
});
