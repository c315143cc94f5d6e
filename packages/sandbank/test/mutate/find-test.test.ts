import { afterEach, expect, test, vi } from "vitest";
import { findTest } from "../../src/mutate/find-test.ts";
import { TEST_FILE_VARIABLE } from "../../src/mutate/run-notes.ts";

afterEach(() => vi.unstubAllEnvs());

/** The globals of a worker of Vitest in which a task runs. */
const vitestIn = (current?: object) => ({ __vitest_worker__: { filepath: "/app/a.test.ts", current } });
const suite = { type: "suite", name: "cards", suite: { type: "suite", name: "" } };

test.each([
  ["a test of a suite", { type: "test", name: "pays", suite }, "cards > pays"],
  ["a test of the file", { type: "test", name: "pays" }, "pays"],
  ["a hook of a suite", suite, null],
  ["the import of a file", undefined, null],
])("finds %s of Vitest", (_, current, name) => {
  expect(findTest(vitestIn(current))).toEqual({ runner: "vitest", file: "/app/a.test.ts", test: name });
});

test("finds the test of Jest, and its file alone while no test runs", () => {
  const jestIn = (state: object) => ({ [Symbol.for("$$jest-matchers-object")]: { state } });
  const file = { runner: "jest", file: "/app/a.test.js" };
  const testPath = file.file;
  expect(findTest(jestIn({ testPath, currentTestName: "cards pays" }))).toEqual({ ...file, test: "cards pays" });
  expect(findTest(jestIn({ testPath }))).toEqual({ ...file, test: null });
});

test("finds the test file of node:test that the process belongs to, and none in a process of no test file", () => {
  vi.stubEnv(TEST_FILE_VARIABLE, "/app/a.test.js");
  expect(findTest({})).toEqual({ runner: "node", file: "/app/a.test.js", test: null });
  vi.stubEnv(TEST_FILE_VARIABLE, undefined);
  expect(findTest({})).toEqual({ runner: null, file: null, test: null });
});
