import { afterAll, describe, expect, test, vi } from "vitest";
import { recordCoverage } from "../src/index.ts";
import JestCoverageReporter, { type CoverageReportOptions } from "../src/jest-reporter.ts";
import { coverageOf, removeCoverageFolder } from "./coverage/support.ts";

afterAll(removeCoverageFolder);

/** Calls a reporter as Jest does in a run. Jest fails the run if `getLastError` returns an error. */
function run(config: object, options: CoverageReportOptions, states: readonly string[]) {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const reporter = new JestCoverageReporter({ rootDir: "/", nonFlagArgs: [], ...config }, options);
  reporter.onRunStart();
  for (const state of states) recordCoverage(coverageOf([`states account.status ${state}`]));
  reporter.onRunComplete();
  const printed = write.mock.calls.map(([text]) => text).join("");
  write.mockRestore();
  return { printed, error: reporter.getLastError() };
}

const include = ["states account."];

describe("the Jest reporter", () => {
  test("the Jest reporter prints the merged coverage of all files", () => {
    expect(run({}, { include, min: 100 }, ["open", "closed"])).toEqual({
      printed: "\nBank coverage: all 2 reached (states).\n",
      error: undefined,
    });
  });

  test("the Jest reporter returns an error below min, and prints the reason", () => {
    const { printed, error } = run({}, { include, min: 51 }, ["open"]);
    expect(error?.message).toContain("50 % of all names (1 of 2) and min is 51 %.");
    expect(printed).toContain("  missed states\n    account.status  closed\n");
    expect(printed).toContain(error?.message);
  });

  test("the Jest reporter reports the second run of watch mode on its own", () => {
    run({}, { include }, ["open"]);
    expect(run({}, { include }, ["closed"]).printed).toContain("1 of 2 reached, 50 %");
  });

  test("the Jest reporter says if no test recorded coverage", () => {
    expect(run({}, {}, []).printed).toContain("no test recorded coverage.");
  });

  test.each([
    { nonFlagArgs: ["accounts"] },
    { testPathPatterns: { patterns: ["accounts"] } },
    { testPathPattern: "accounts" },
    { testNamePattern: "closes" },
    { findRelatedTests: true },
    { onlyChanged: true },
    { onlyFailures: true },
    { shard: { shardIndex: 1, shardCount: 2 } },
  ])("the Jest reporter does not check min in a run with %j", (config) => {
    const { printed, error } = run(config, { include, min: 100 }, ["open"]);
    expect(printed).toBe("\nBank coverage: 1 of 2 reached, 50 %. Only some of the tests ran, so min is not checked.\n");
    expect(error).toBeUndefined();
  });

  test("the Jest reporter refuses unknown options", () => {
    expect(() => new JestCoverageReporter({ rootDir: "/" }, { minimum: 80 } as CoverageReportOptions)).toThrow(
      '"minimum" is not an option.',
    );
  });
});
