/** The outcome of running one test file. */
export interface FileRun {
  readonly path: string;
  /** The full names of the failed tests. */
  readonly failed: readonly string[];
  /** Why the file could not be loaded. */
  readonly errors: readonly string[];
  readonly tests: number;
}

/**
 * Returns the full name of the first failed test; undefined if all tests passed. A failure ends the run, so later files
 * did not run. Throws if no test failed but a file has not run, because this run proves nothing.
 */
export function firstFailure(paths: readonly string[], runs: readonly FileRun[]): string | undefined {
  // Vitest also lists files of earlier runs, with their earlier outcomes.
  const ofThisRun = runs.filter(({ path }) => paths.includes(path));
  const failed = ofThisRun.flatMap((run) => run.failed)[0];
  if (failed !== undefined) return failed;
  for (const path of paths) {
    const run = ofThisRun.find((each) => each.path === path);
    if (run === undefined || run.tests === 0 || run.errors.length > 0) {
      const why = run?.errors[0] ?? "It has no test that counts.";
      throw new Error(`[sandbank] Failed to load ${path}: ${why}`);
    }
  }
  return undefined;
}
