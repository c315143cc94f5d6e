import type { Coverage } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { described } from "../bank-value.ts";

/** The environment variable by which a reporter tells the workers of its runner where to record. */
export const FOLDER_VARIABLE = "SANDBANK_COVERAGE_FOLDER";

/**
 * Records the coverage of a bank for the reporters `@sandbank/testing/vitest-reporter` and
 * `@sandbank/testing/jest-reporter`, which merge the coverage of all test files. Call it once for each bank, after the
 * tests of a file; the fixtures of `@sandbank/testing/vitest` do so for you. A bank also counts what its forks reach,
 * so record only the bank that you fork.
 *
 * The function writes one JSON file of about 40 kB to the folder that the reporter made. Without a reporter, or in a
 * browser, the function does nothing. Throws a `TypeError` if you pass something else than a coverage.
 *
 * ```ts
 * afterAll(() => recordCoverage(bank.coverage()));
 * ```
 */
export function recordCoverage(coverage: Coverage): void {
  if (!Array.isArray(coverage?.unreached)) {
    throw mistake("record a coverage", `it is ${described(coverage)}`, "Pass what bank.coverage() returns.");
  }
  const folder = globalThis.process?.env?.[FOLDER_VARIABLE];
  if (folder === undefined) return;
  // `node:fs` is not imported, because a suite that mocks it would record nothing and browsers do not have it.
  const { existsSync, renameSync, writeFileSync } = process.getBuiltinModule("node:fs");
  // The folder is missing if the reporter's process has ended and this process inherited its environment.
  if (!existsSync(folder)) return;
  const file = `${folder}/${process.getBuiltinModule("node:crypto").randomUUID()}`;
  // The reporter reads only files named .json, so it never reads a half-written file.
  writeFileSync(file, JSON.stringify(coverage));
  renameSync(file, `${file}.json`);
}
