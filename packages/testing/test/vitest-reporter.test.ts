import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Reporter } from "vitest/node";
import { isFullVolume } from "../../engine/test/support/volume.ts";
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
    expect(output).toContain("Bank coverage: 3 of 6 reached, 50 %. Only some of the tests ran, so min is not checked.");
    expect(code).toBe(0);
  });
});

describe("the Vitest reporter in watch mode", () => {
  const config = { root: folder };
  const logger = { log: vi.fn(), error: vi.fn() };
  const files = [{ moduleId: "one" }, { moduleId: "two" }];

  /** Returns the output after a run of these files, each of which records coverage. */
  function rerun(reporter: VitestCoverageReporter, names: readonly { readonly moduleId: string }[]) {
    logger.log.mockClear();
    reporter.onTestRunStart(names);
    for (const { moduleId } of names) {
      recordCoverage(coverageOf([`states account.status ${moduleId === "one" ? "open" : "closed"}`]));
    }
    reporter.onTestRunEnd();
    return String(logger.log.mock.lastCall);
  }

  test("the Vitest reporter reports each run of watch mode on its own, and says when a run has only some of the files", () => {
    const reporter = new VitestCoverageReporter({ include: ["states account."] });
    reporter.onInit({ config, logger });
    expect(rerun(reporter, files)).toContain("all 2 reached (states).");
    expect(rerun(reporter, files.slice(1))).toContain("1 of 2 reached, 50 %. Only some of the tests ran.");
    expect(rerun(reporter, files)).toContain("all 2 reached (states).");
    expect(logger.error).not.toHaveBeenCalled();
  });

  test.each([
    { getGlobalTestNamePattern: () => /Account/ },
    { filenamePattern: ["one"] },
    { config: { ...config, testNamePattern: /Account/ } },
    { config: { ...config, changed: true } },
    { config: { ...config, related: ["one.ts"] } },
    { config: { ...config, shard: { index: 1, count: 2 } } },
    { config: { ...config, mergeReports: ".vitest-reports" } },
    { config: { ...config, tagsFilter: ["slow"] } },
  ])("the Vitest reporter treats a run with $config $filenamePattern as a run of some of the tests", (filter) => {
    const reporter = new VitestCoverageReporter({ include: ["states account."], min: 100 });
    reporter.onInit({ config, logger, ...filter });
    expect(rerun(reporter, files.slice(1))).toContain("Only some of the tests ran, so min is not checked.");
  });

  test("the Vitest reporter has the shape of a Vitest reporter", () => {
    const reporter: Reporter = new VitestCoverageReporter();
    expect(Object.keys(reporter)).toEqual([]);
  });
});
