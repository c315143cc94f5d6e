import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Reporter } from "vitest/node";
import { isFullVolume } from "../../../tests/support/volume.ts";
import { recordCoverage } from "../src/index.ts";
import VitestCoverageReporter, { type CoverageReportOptions } from "../src/vitest-reporter.ts";
import { coverageOf, removeCoverageFolder } from "./coverage/support.ts";

const script = fileURLToPath(new URL("./fixtures/coverage-suite/run-suite.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "sandbank-vitest-reporter-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
  removeCoverageFolder();
});

/** Runs the two files of the fixture with Vitest in a separate process. */
async function runSuite(pool: string, options: CoverageReportOptions, filters: readonly string[] = []) {
  const args = ["--conditions=source", script, pool, JSON.stringify(options), ...filters];
  const env = {
    ...process.env,
    // The process creates its coverage folder here, so the test can check that it removes the folder.
    TMPDIR: folder,
    SANDBANK_COVERAGE_FOLDER: undefined,
  };
  return await new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, output: stripVTControlCharacters(stdout + stderr) });
    });
  });
}

const include = ["states account.", "states card.", "transitions account."];

describe("the Vitest reporter", () => {
  test("the Vitest reporter merges the coverage of two isolated files in two workers", async () => {
    const json = join(folder, "coverage.json");
    const { code, output } = await runSuite("forks", { include, min: { states: 80, transitions: 100 }, json });
    expect(output).toContain("Test Files  2 passed (2)");
    expect(output).toContain("Bank coverage: 5 of 6 reached, 83 %");
    expect(output).toContain("  missed states\n    card.status  canceled\n");
    expect(JSON.parse(readFileSync(json, "utf8")).states.reached).toEqual([
      "account.status open",
      "account.status closed",
      "card.status active",
      "card.status disabled",
    ]);
    expect(code).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith("sandbank-coverage-"))).toEqual([]);
  });

  // These tests run only at full volume, because each starts a Vitest with its own workers.
  test.runIf(isFullVolume)(
    "the Vitest reporter merges coverage in the pool threads, and fails the run below min although every test passes",
    async () => {
      const { code, output } = await runSuite("threads", { include, min: 84 });
      expect(output).toContain("Test Files  2 passed (2)");
      expect(output).toContain("Bank coverage: 5 of 6 reached, 83 %");
      expect(output).toContain(
        "[sandbank] Failed to reach the minimum of bank coverage: 83 % of all names (5 of 6) and min is 84 %.",
      );
      expect(code).toBe(1);
      expect(readdirSync(folder).filter((name) => name.startsWith("sandbank-coverage-"))).toEqual([]);
    },
  );

  test.runIf(isFullVolume)("the Vitest reporter does not check min in a run of one of two files", async () => {
    const { code, output } = await runSuite("forks", { include, min: 84 }, ["accounts"]);
    expect(output).toContain("Bank coverage: 3 of 6 reached, 50 %. Only 1 of 2 test files ran, so min is not checked.");
    expect(code).toBe(0);
  });

  test.runIf(isFullVolume)("the Vitest reporter checks min if a filter selects both files", async () => {
    const { code, output } = await runSuite("forks", { include, min: 84 }, [".spec.ts"]);
    expect(output).toContain("83 % of all names (5 of 6) and min is 84 %.");
    expect(code).toBe(1);
  });
});

describe("the Vitest reporter and the selected tests", () => {
  const config = { root: folder };
  const logger = { log: vi.fn(), error: vi.fn() };
  const files = [{ moduleId: "one" }, { moduleId: "two" }];
  const vitest = { config, logger, globTestSpecifications: async () => files };
  const result = (task = {}, skipped: readonly unknown[] = []) => ({ children: { allTests: () => skipped }, task });

  /** Returns the output after a run of these files, each of which records coverage. */
  async function play(
    reporter: VitestCoverageReporter,
    specifications: readonly { readonly moduleId: string }[],
    { results = [result()], reason = "passed" } = {},
  ) {
    logger.log.mockClear();
    logger.error.mockClear();
    reporter.onTestRunStart(specifications);
    for (const { moduleId } of specifications) {
      recordCoverage(coverageOf([`states account.status ${moduleId === "one" ? "open" : "closed"}`]));
    }
    await reporter.onTestRunEnd(results, [], reason);
    return [...logger.log.mock.calls, ...logger.error.mock.calls].join("");
  }

  function reporterOf(found: object = {}, options: CoverageReportOptions = {}) {
    const reporter = new VitestCoverageReporter({ include: ["states account."], ...options });
    reporter.onInit({ ...vitest, ...found });
    return reporter;
  }

  test("the Vitest reporter reports each run of watch mode on its own, and says when a run has only some of the files", async () => {
    const reporter = reporterOf();
    expect(await play(reporter, files)).toContain("all 2 reached (states).");
    expect(await play(reporter, files.slice(1))).toContain("1 of 2 reached, 50 %. Only 1 of 2 test files ran.");
    expect(await play(reporter, files)).toContain("all 2 reached (states).");
    expect(logger.error).not.toHaveBeenCalled();
  });

  test.each([
    ["testNamePattern", { getGlobalTestNamePattern: () => /Account/ }],
    ["testNamePattern", { config: { ...config, testNamePattern: /Account/ } }],
    ["changed", { config: { ...config, changed: true } }],
    ["related", { config: { ...config, related: ["one.ts"] } }],
    ["shard", { config: { ...config, shard: { index: 1, count: 2 } } }],
    ["tagsFilter", { config: { ...config, tagsFilter: ["slow"] } }],
    ["lastFailed", { config: { ...config, cliOptions: { lastFailed: true } } }],
  ])("the Vitest reporter does not check min if the option %s is set by %o", async (option, found) => {
    const printed = await play(reporterOf(found, { min: 100 }), [...files, { moduleId: "one" }]);
    expect(printed).toContain(`The option ${option} is set, so min is not checked. Run all tests to check min.`);
  });

  test("the Vitest reporter fails a run that only merges reports if min is set", async () => {
    const { exitCode } = process;
    const merging = { config: { ...config, mergeReports: ".vitest-reports" } };
    const advice = /mergeCoverage` instead: see "Shards" in docs\/guides\/ci\.md/;
    expect(await play(reporterOf(merging, { min: 100 }), files)).toMatch(advice);
    expect(process.exitCode).toBe(1);
    process.exitCode = exitCode;
    expect(await play(reporterOf(merging, {}), files)).toMatch(advice);
    expect(process.exitCode).toBe(exitCode);
  });

  test.each([
    [{ testLines: [3] }],
    [{ testIds: ["1_0"] }],
    [{ testNames: ["opens"] }],
    [{ testNamePattern: /opens/ }],
    [{ testTagsFilter: ["slow"] }],
  ])("the Vitest reporter does not check min if tests of a file are selected by %o", async (selection) => {
    const specifications = [{ moduleId: "one", ...selection }, { moduleId: "two" }];
    const printed = await play(reporterOf({}, { min: 100 }), specifications);
    expect(printed).toContain("Only some tests of a file were selected, so min is not checked.");
  });

  test("the Vitest reporter does not check min if the run stopped early or a test has .only", async () => {
    const reporter = reporterOf({}, { min: 100 });
    expect(await play(reporter, files, { reason: "interrupted" })).toContain("The run stopped early, so min is not ch");
    expect(await play(reporter, files, { results: [result(), result({ containsOnly: true })] })).toContain(
      "A test has `.only`, so min is not checked.",
    );
  });

  test("the Vitest reporter checks min if all files ran, and counts the skipped tests", async () => {
    const exitCode = process.exitCode;
    const all = { globTestSpecifications: async () => files.slice(0, 1) };
    const printed = await play(reporterOf(all, { min: 100 }), files.slice(0, 1), { results: [result({}, ["a", "b"])] });
    expect(printed).toContain("(1 of 2) and min is 100 %. 2 of the tests were skipped. Write tests");
    process.exitCode = exitCode;
  });

  test("the Vitest reporter has the shape of a Vitest reporter", () => {
    const reporter: Reporter = new VitestCoverageReporter();
    expect(Object.keys(reporter)).toEqual([]);
  });
});
