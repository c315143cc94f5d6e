import { describe, expect, test } from "vitest";
import { firstFailure } from "../../../bench/first-failure.ts";

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
