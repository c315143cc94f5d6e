import type { Coverage } from "@sandbank/engine";

/** The environment variable by which a reporter tells the workers of its runner where to record. */
export const FOLDER_VARIABLE = "SANDBANK_COVERAGE_FOLDER";

/**
 * Records what a bank reached, for the reporters `@sandbank/testing/vitest-reporter` and `@sandbank/testing/jest-reporter`,
 * which merge what all test files recorded. Call it after the tests of a file, once for each bank; the fixtures of
 * `@sandbank/testing/vitest` do. A bank counts what its forks reach too, so the bank that you fork is enough.
 *
 * It writes one JSON file of about 40 kB to the folder that the reporter made. Without a reporter, or in a browser, it
 * does nothing.
 *
 * ```ts
 * afterAll(() => recordCoverage(bank.coverage()));
 * ```
 */
export function recordCoverage(coverage: Coverage): void {
  const folder = globalThis.process?.env?.[FOLDER_VARIABLE];
  if (folder === undefined) return;
  // Not imported: a suite that mocks `node:fs` would record nothing, and a browser has no such module.
  const { existsSync, renameSync, writeFileSync } = process.getBuiltinModule("node:fs");
  // The reporter's process has ended, and this one inherited its environment.
  if (!existsSync(folder)) return;
  const file = `${folder}/${process.getBuiltinModule("node:crypto").randomUUID()}`;
  // The reporter reads only files named .json, so it never reads one that is half written.
  writeFileSync(file, JSON.stringify(coverage));
  renameSync(file, `${file}.json`);
}
