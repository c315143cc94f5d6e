import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";
import { onNode, TIMEOUT_MS, tags } from "../vitest.shared.ts";
import { firstFailure } from "./first-failure.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TESTS = `${ROOT}packages/engine/test/`;

/** Runs test files of the engine with one mutant, or with none. Resolves with the name of the first test that fails. */
export type RunMutant = (
  files: readonly string[],
  mutant: readonly [table: number, mutant: number] | null,
) => Promise<string | undefined>;

/** Opens Vitest with the setup that applies a mutant, and without the tests that compare a table with a list. */
export async function openMutantRunner(): Promise<{ readonly run: RunMutant; readonly close: () => Promise<void> }> {
  const vitest = await createVitest(
    "test",
    {
      root: ROOT,
      config: false,
      watch: false,
      include: ["packages/engine/test/**/*.test.ts"],
      setupFiles: [`${TESTS}mutations/setup.ts`],
      tags,
      tagsFilter: ["!table"],
      bail: 1,
      maxWorkers: 1,
      testTimeout: TIMEOUT_MS,
      reporters: [{}],
    },
    onNode,
  );

  async function run(files: readonly string[], mutant: readonly [number, number] | null) {
    vitest.provide("mutant", mutant);
    const project = vitest.getRootProject();
    const paths = files.map((file) => TESTS + file);
    const { testModules } = await vitest.runTestSpecifications(paths.map((path) => project.createSpecification(path)));
    const runs = testModules.map((module) => ({
      path: module.moduleId,
      failed: [...module.children.allTests("failed")].map(({ fullName }) => fullName),
      errors: module.errors().map(({ message }) => message),
      tests: [...module.children.allTests()].length,
    }));
    return firstFailure(paths, runs);
  }
  return { run, close: () => vitest.close() };
}
