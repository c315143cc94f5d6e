import { afterAll, describe, expect, test, vi } from "vitest";
import { recordCoverage } from "../src/index.ts";
import JestCoverageReporter, { type CoverageReportOptions } from "../src/jest-reporter.ts";
import { coverageOf, removeCoverageFolder } from "./coverage/support.ts";

afterAll(removeCoverageFolder);

const files = ["/tests/accounts.test.js", "/tests/cards.test.js"];

/** A project of Jest with two test files and a helper. */
const project = {
  config: {
    roots: ["/tests"],
    testMatch: ["**/*.test.js"],
    testRegex: [] as (string | RegExp)[],
    testPathIgnorePatterns: ["/node_modules/"],
  },
  hasteFS: {
    getAllFiles: () => [...files, "/tests/helper.js", "/tests/node_modules/a.test.js", "/other/b.test.js"],
    matchFilesWithGlob: () => new Set([...files, "/tests/node_modules/a.test.js", "/other/b.test.js"]),
  },
};

interface Run {
  readonly config?: object;
  readonly options: CoverageReportOptions;
  readonly states: readonly string[];
  /** Default: all test files of the project. */
  readonly ran?: readonly string[];
  readonly projects?: readonly (typeof project)[];
  readonly results?: object;
}

/** Calls a reporter as Jest does in a run. Jest fails the run if `getLastError` returns an error. */
function run({ config, options, states, ran = files, projects = [project], results }: Run) {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const reporter = new JestCoverageReporter({ rootDir: "/", projects: ["/"], nonFlagArgs: [], ...config }, options);
  reporter.onRunStart();
  for (const state of states) recordCoverage(coverageOf([`states account.status ${state}`]));
  const testResults = ran.map((testFilePath) => ({ testFilePath }));
  reporter.onRunComplete(new Set(projects), {
    numPendingTests: 0,
    numTotalTestSuites: ran.length,
    testResults,
    ...results,
  });
  const printed = write.mock.calls.map(([text]) => text).join("");
  write.mockRestore();
  return { printed, error: reporter.getLastError() };
}

const include = ["states account."];

describe("the Jest reporter", () => {
  test("the Jest reporter prints the merged coverage of all files", () => {
    expect(run({ options: { include, min: 100 }, states: ["open", "closed"] })).toEqual({
      printed: "\nBank coverage: all 2 reached (states).\n",
      error: undefined,
    });
  });

  test("the Jest reporter returns an error below min, and prints the reason", () => {
    const { printed, error } = run({ options: { include, min: 51 }, states: ["open"] });
    expect(error?.message).toContain("50 % of all names (1 of 2) and min is 51 %.");
    expect(printed).toContain("  missed states\n    account.status  closed\n");
    expect(printed).toContain(error?.message);
  });

  test("the Jest reporter reports the second run of watch mode on its own", () => {
    run({ options: { include }, states: ["open"] });
    expect(run({ options: { include }, states: ["closed"] }).printed).toContain("1 of 2 reached, 50 %");
  });

  test("the Jest reporter says if no test recorded coverage", () => {
    expect(run({ options: {}, states: [] }).printed).toContain("no test recorded coverage.");
  });

  test.each([
    { testNamePattern: "closes" },
    { findRelatedTests: true },
    { onlyChanged: true },
    { onlyFailures: true },
    { shard: { shardIndex: 1, shardCount: 2 } },
  ])("the Jest reporter does not check min in a run with %j, and names the option", (config) => {
    const { printed, error } = run({ config, options: { include, min: 100 }, states: ["open"] });
    expect(printed).toBe(
      `\nBank coverage: 1 of 2 reached, 50 %. The option ${Object.keys(config)[0]} is set, so min is not checked. Run all tests to check min.\n`,
    );
    expect(error).toBeUndefined();
  });

  const { config, hasteFS } = project;
  const byRegex = { config: { ...config, testMatch: [], testRegex: [/\.test\.js$/, "spec"] }, hasteFS };

  describe.each([
    { nonFlagArgs: ["tests"] },
    { testPathPatterns: { patterns: ["tests"] } },
    { testPathPattern: "tests" },
  ])("the Jest reporter in a run with %j", (filter) => {
    const options = { include, min: 100 };

    test.each([
      ["testMatch", project],
      ["testRegex", byRegex],
    ])("the Jest reporter checks min if the filter selects all files of %s", (_option, selected) => {
      const { error } = run({ config: filter, options, states: ["open"], projects: [selected] });
      expect(error?.message).toContain("50 % of all names (1 of 2) and min is 100 %.");
    });

    test("the Jest reporter does not check min if the filter leaves out a file", () => {
      const { printed, error } = run({ config: filter, options, states: ["open"], ran: files.slice(1) });
      expect(printed).toContain("Only 1 of 2 test files ran, so min is not checked.");
      expect(error).toBeUndefined();
    });

    test("the Jest reporter does not check min if a project has no file in the run, because its files are unknown", () => {
      const projects = { projects: ["/", "/other"] };
      const { printed, error } = run({ config: { ...filter, ...projects }, options, states: ["open"] });
      expect(printed).toContain("A filter of files was given, so min is not checked.");
      expect(error).toBeUndefined();
    });
  });

  test("the Jest reporter does not check min if the run stopped early", () => {
    const options = { include, min: 100 };
    const { printed, error } = run({ options, states: ["open"], results: { numTotalTestSuites: 3 } });
    expect(printed).toContain("The run stopped early, so min is not checked.");
    expect(error).toBeUndefined();
  });

  test("the Jest reporter says below min how many tests were skipped", () => {
    const { error } = run({ options: { include, min: 100 }, states: ["open"], results: { numPendingTests: 3 } });
    expect(error?.message).toContain("3 of the tests were skipped.");
  });

  test("the Jest reporter refuses unknown options", () => {
    expect(() => new JestCoverageReporter({ rootDir: "/" }, { minimum: 80 } as CoverageReportOptions)).toThrow(
      'there is no option "minimum".',
    );
  });
});
