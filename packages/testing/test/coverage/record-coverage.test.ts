import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createBank } from "@sandbank/engine";
import { recordCoverage } from "@sandbank/testing";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCoverageFolder } from "../../src/coverage/coverage-folder.ts";
import { FOLDER_VARIABLE } from "../../src/coverage/record-coverage.ts";
import { coverageOf, removeCoverageFolder } from "./support.ts";

const folder = openCoverageFolder();
const path = process.env[FOLDER_VARIABLE] ?? "";
const coverage = coverageOf(["errors rate_limited_error"]);

beforeEach(() => {
  folder.clear();
});
afterAll(removeCoverageFolder);
afterEach(() => {
  vi.unstubAllEnvs();
});

describe("recordCoverage", () => {
  test("recordCoverage writes a record for each bank, which the reporter of the run reads", () => {
    recordCoverage(coverage);
    recordCoverage(coverageOf([]));
    expect(folder.read()).toHaveLength(2);
    expect(folder.read()).toContainEqual(coverage);
  });

  test("recordCoverage records for the next run after the reporter has cleared the folder", () => {
    recordCoverage(coverageOf([]));
    folder.clear();
    recordCoverage(coverage);
    expect(folder.read()).toEqual([coverage]);
  });

  test("all reporters of a process read the records, because they share the folder", () => {
    const other = openCoverageFolder();
    recordCoverage(coverage);
    expect([folder.read(), other.read()]).toEqual([[coverage], [coverage]]);
  });

  test("a reporter does not read a half-written record", () => {
    writeFileSync(`${path}/half-written`, '{"endpoints":');
    expect(folder.read()).toEqual([]);
    expect(readFileSync(`${path}/half-written`, "utf8")).toBe('{"endpoints":');
    rmSync(`${path}/half-written`);
  });

  test("recordCoverage refuses a bank, also without a reporter", () => {
    vi.stubEnv(FOLDER_VARIABLE, undefined);
    expect(() => recordCoverage(createBank() as never)).toThrow(
      "[sandbank] Failed to record a coverage: it is a bank. Pass what bank.coverage() returns.",
    );
  });

  test("recordCoverage does nothing without a reporter, or after the reporter's process has ended", () => {
    vi.stubEnv(FOLDER_VARIABLE, undefined);
    recordCoverage(coverage);
    vi.stubEnv(FOLDER_VARIABLE, `${path}-removed`);
    recordCoverage(coverage);
    expect(folder.read()).toEqual([]);
    // `mkdirSync` fails if `recordCoverage` has made the folder.
    mkdirSync(`${path}-removed`);
    rmSync(`${path}-removed`, { recursive: true });
  });

  test("recordCoverage does nothing without `process`, as in a browser", () => {
    vi.stubGlobal("process", undefined);
    try {
      recordCoverage(coverage);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(folder.read()).toEqual([]);
  });
});
