import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Coverage } from "@sandbank/engine";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { reportRun } from "../../src/coverage/report-run.ts";
import { coverageOf } from "./support.ts";

const root = mkdtempSync(join(tmpdir(), "sandbank-report-run-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const recorded = (...coverages: readonly Coverage[]) => ({ clear: () => {}, read: () => [...coverages] });
const whole = { root, partial: null, isShard: false, skipped: 0 };
const partial = { ...whole, partial: "Only 1 of 2 test files ran" };
const open = coverageOf(["states account.status open"]);
const include = ["states account.", "transitions account."];

describe("reportRun", () => {
  test("reportRun merges the recorded coverage, and never fails without min", () => {
    const closed = coverageOf(["states account.status closed", "transitions account.status open -> closed"]);
    expect(reportRun(recorded(open, closed), { include }, whole)).toEqual({
      text: "Bank coverage: all 3 reached (states, transitions).",
      failure: null,
    });
  });

  test.each([
    { min: 33, failure: null },
    {
      min: 34,
      failure: "33 % of all names (1 of 3) and min is 34 %. Write tests that reach the missed names, or lower min.",
    },
    { min: { states: 50 }, failure: null },
    {
      min: { states: 51, transitions: 1 },
      failure: "50 % of states (1 of 2) and min is 51 %; 0 % of transitions (0 of 1) and min is 1 %. Write",
    },
  ])("reportRun fails below a min of $min", ({ min, failure }) => {
    const report = reportRun(recorded(open), { include, min }, whole);
    if (failure === null) expect(report.failure).toBeNull();
    else expect(report.failure).toContain(`[sandbank] Failed to reach the minimum of bank coverage: ${failure}`);
  });

  test.each([
    { skipped: 0, words: "and min is 34 %. Write tests" },
    { skipped: 1, words: "and min is 34 %. 1 of the tests was skipped. Write tests" },
    { skipped: 2, words: "and min is 34 %. 2 of the tests were skipped. Write tests" },
  ])("reportRun says below min that $skipped tests were skipped", ({ skipped, words }) => {
    expect(reportRun(recorded(open), { include, min: 34 }, { ...whole, skipped }).failure).toContain(words);
  });

  test("reportRun neither checks min nor writes its file if the bank plays a mutant", () => {
    vi.stubEnv("SANDBANK_MUTANT", "{}");
    onTestFinished(() => void vi.unstubAllEnvs());
    const json = join(root, "mutant.json");
    expect(reportRun(recorded(open), { include, min: 100, json }, { ...whole, isShard: true }).failure).toBeNull();
    expect(existsSync(json)).toBe(false);
  });

  test("reportRun prints one line and does not check min if only some of the tests ran", () => {
    expect(reportRun(recorded(open), { include, min: 100 }, partial)).toEqual({
      text: "Bank coverage: 1 of 3 reached, 33 %. Only 1 of 2 test files ran, so min is not checked. Run all tests to check min.",
      failure: null,
    });
    expect(reportRun(recorded(open), { include }, partial).text).toBe(
      "Bank coverage: 1 of 3 reached, 33 %. Only 1 of 2 test files ran.",
    );
    expect(reportRun(recorded(), { min: 100 }, partial).failure).toBeNull();
  });

  test("reportRun says if no test recorded coverage, and then fails if min is set", () => {
    const { text, failure } = reportRun(recorded(), {}, whole);
    expect(text).toContain("no test recorded coverage. Use the fixtures of @sandbank/testing, or call recordCoverage(");
    expect(failure).toBeNull();
    expect(reportRun(recorded(), { min: 1 }, whole).failure).toContain("min is set, but no test recorded coverage.");
  });

  test("reportRun writes the JSON, and creates its folder", () => {
    const { text } = reportRun(recorded(open), { include, json: "reports/json/bank.json" }, whole);
    expect(text).toContain("\n\nWritten to reports/json/bank.json.");
    expect(JSON.parse(readFileSync(join(root, "reports/json/bank.json"), "utf8"))).toEqual(open);
  });

  test("reportRun keeps the file of the last whole run if only some of the tests ran, unless the run is a shard", () => {
    const options = { include, min: 1, json: "partial/bank.json" };
    expect(reportRun(recorded(open), options, partial).text).toContain(
      "so min is not checked and partial/bank.json is not written.",
    );
    expect(existsSync(join(root, "partial"))).toBe(false);
    const { text } = reportRun(recorded(open), options, { ...partial, isShard: true });
    expect(text).toContain("so min is not checked. Run all tests to check min.\n\nWritten to partial/bank.json.");
  });

  test("reportRun fails with the path if a file cannot be written", () => {
    writeFileSync(join(root, "file"), "");
    expect(reportRun(recorded(open), { include, json: "file/bank.json" }, whole).failure).toContain(
      "[sandbank] Failed to write the bank coverage to file/bank.json: EEXIST",
    );
  });

  test("reportRun says how to get all names if it leaves some out", () => {
    const hint = "Set json to write all names to a file, or include to count only some.";
    expect(reportRun(recorded(open), {}, whole).text).toContain(hint);
    expect(reportRun(recorded(open), { json: "all.json" }, whole).text).not.toContain(hint);
  });

  test("reportRun fails with the reason if the records cannot be merged", () => {
    const { text, failure } = reportRun(recorded({} as Coverage), {}, whole);
    expect([text, failure]).toEqual(["", expect.stringContaining("[sandbank] Failed to merge coverages: number 1")]);
  });
});
