import { type RunningTest, TEST_FILE_VARIABLE } from "./run-notes.ts";

/** What Vitest has in a global of its workers. `current` is a test, a suite or a file. */
interface VitestWorker {
  readonly filepath?: string;
  readonly current?: VitestTask;
}

interface VitestTask {
  readonly type: string;
  readonly name: string;
  readonly suite?: VitestTask;
}

/** Where Jest keeps its matchers and their state. */
const JEST = Symbol.for("$$jest-matchers-object");

interface JestMatchers {
  readonly state?: { readonly testPath?: string; readonly currentTestName?: string };
}

interface Globals {
  readonly __vitest_worker__?: VitestWorker;
  readonly [JEST]?: JestMatchers;
}

/** Finds the test that runs in a realm, which is that of a vm context in Jest and in some pools of Vitest. */
export function findTest(realm: object): RunningTest {
  const { __vitest_worker__: vitest, [JEST]: jest } = realm as Globals;
  if (vitest?.filepath !== undefined) {
    const { current } = vitest;
    const test = current?.type === "test" ? fullName(current) : null;
    return { runner: "vitest", file: vitest.filepath, test };
  }
  const state = jest?.state;
  if (state?.testPath !== undefined) {
    return { runner: "jest", file: state.testPath, test: state.currentTestName ?? null };
  }
  const file = process.env[TEST_FILE_VARIABLE];
  return file ? { runner: "node", file, test: null } : { runner: null, file: null, test: null };
}

function fullName({ name, suite }: VitestTask): string {
  return suite === undefined || suite.name === "" ? name : `${fullName(suite)} > ${name}`;
}
