const vitest = /Tests +(\d+) passed \(\d+\)/;
const jest = /Tests: +(\d+) passed, \d+ total/;

export interface Configuration {
  /** Its folder in `tests/runners`. */
  readonly name: string;
  /** The number of tests, so that no test is skipped unnoticed. */
  readonly tests: number;
  /** Matches the number of passed tests in the runner's output. */
  readonly passed: RegExp;
  /** Whether it runs once for each version of MSW. */
  readonly withMsw?: boolean;
}

/** Each suite that CI runs, in the order of the guide on test runners. */
export const configurations: readonly Configuration[] = [
  { name: "vitest", tests: 9, passed: vitest },
  { name: "vitest-msw", tests: 8, passed: vitest, withMsw: true },
  { name: "jest-esm", tests: 10, passed: jest, withMsw: true },
  { name: "jest-cjs", tests: 8, passed: jest },
  { name: "jest-cjs-msw", tests: 2, passed: jest, withMsw: true },
  { name: "jest-jsdom", tests: 3, passed: jest },
  { name: "node-test", tests: 8, passed: /pass (\d+)/ },
  { name: "bun", tests: 8, passed: /^ (\d+) pass$/m },
  { name: "deno", tests: 6, passed: /^ok \| (\d+) passed/m },
  { name: "sinon", tests: 5, passed: /(\d+) passing/ },
  { name: "supertest", tests: 6, passed: vitest, withMsw: true },
  { name: "playwright", tests: 5, passed: /(\d+) passed/ },
];
