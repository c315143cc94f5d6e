const vitest = /Tests +(\d+) passed \(\d+\)/;
const jest = /Tests: +(\d+) passed, \d+ total/;

export interface Configuration {
  /** Its folder in `tests/runners`. */
  readonly name: string;
  /** The number of tests, so that no test is skipped unnoticed. */
  readonly tests: number;
  /** Matches the number of passed tests in the runner's output. */
  readonly passed: RegExp;
  /** The packages that it runs with, one after another: `msw-2` is version 2 of MSW. Default: those of the lock file. */
  readonly variants?: readonly string[];
}

/** Each suite that CI runs, in the order of the index of test runners. */
export const configurations: readonly Configuration[] = [
  { name: "vitest", tests: 15, passed: vitest, variants: ["vitest-3", "vitest-4", "vitest"] },
  { name: "jest-esm", tests: 12, passed: jest, variants: ["msw-2", "msw"] },
  { name: "jest-cjs", tests: 12, passed: jest },
  { name: "node-test", tests: 11, passed: /pass (\d+)/ },
  { name: "bun", tests: 8, passed: /^ (\d+) pass$/m },
  { name: "deno", tests: 6, passed: /^ok \| (\d+) passed/m },
  { name: "sinon", tests: 5, passed: /(\d+) passing/ },
  { name: "playwright", tests: 5, passed: /(\d+) passed/ },
];
