import { fileURLToPath } from "node:url";
import { createVitest, type TestCase } from "vitest/node";
import { equivalents } from "../packages/engine/test/mutations/equivalents.ts";
import type { Mutant } from "../packages/engine/test/mutations/mutant.ts";
import { type MutableTable, mutableTables } from "../packages/engine/test/mutations/tables.ts";
import { onNode, TIMEOUT_MS, tags } from "../vitest.shared.ts";
import { writeSection } from "./budgets-page.ts";
import { type Judged, scoreOf } from "./score.ts";

/**
 * Changes each line of each table of rules, one at a time, in memory, and runs the tests that hold the table: `npm run
 * mutate`; only tables whose name has one of some words in it: `npm run mutate -- card wire`. A mutant is killed where a
 * test fails, of those that look at what the bank does. Fails if one survives, save equivalents; `-- --write` keeps the
 * score in `docs/internals/budgets.md`.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TESTS = `${ROOT}packages/engine/test/`;

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

/** Runs test files with one mutant, or with none; gives the first test that fails. */
async function firstFailure(files: readonly string[], mutant: readonly [number, number] | null) {
  vitest.provide("mutant", mutant);
  const project = vitest.getRootProject();
  const paths = files.map((file) => TESTS + file);
  const { testModules } = await vitest.runTestSpecifications(paths.map((path) => project.createSpecification(path)));
  const modules = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  // What does not load fails no test: that would be no proof of anything.
  const unloaded = modules.filter((module) => module.errors().length > 0 || module.children.size === 0);
  if (modules.length < paths.length || unloaded.length > 0) {
    throw new Error(`[sandbank] Failed to run ${files.join(", ")} with mutant ${mutant}: a file does not load.`);
  }
  return modules.flatMap((module): TestCase[] => [...module.children.allTests("failed")])[0];
}

async function judge(table: MutableTable, mutant: Mutant): Promise<Judged> {
  const place = [mutableTables.indexOf(table), table.mutants.indexOf(mutant)] as const;
  const failed = await firstFailure(table.tests, place);
  const name = `${table.name}: ${mutant.what}`;
  const isEquivalent = name in equivalents;
  if (isEquivalent && failed !== undefined) {
    throw new Error(`[sandbank] Failed to go on: "${failed.fullName}" tells an equivalent from its table: ${name}.`);
  }
  const outcome = isEquivalent ? "equivalent" : failed === undefined ? "survived" : "killed";
  console.log(`${outcome.padEnd(10)} ${name}`);
  return { table, name, outcome };
}

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isWanted = ({ name }: MutableTable) => words.length === 0 || words.some((word) => name.includes(word));
const tables = mutableTables.filter((table) => table.mutants.length > 0 && isWanted(table));

const failed = await firstFailure([...new Set(tables.flatMap(({ tests }) => tests))], null);
if (failed !== undefined)
  throw new Error(`[sandbank] Failed to begin: without any mutant, "${failed.fullName}" fails.`);

const judged: Judged[] = [];
for (const table of tables) for (const mutant of table.mutants) judged.push(await judge(table, mutant));
await vitest.close();

console.log(scoreOf(judged));
if (process.argv.includes("--write") && words.length === 0) writeSection("Mutations", scoreOf(judged));
process.exitCode = judged.some(({ outcome }) => outcome === "survived") ? 1 : 0;
