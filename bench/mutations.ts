import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { equivalents } from "../packages/engine/test/mutations/equivalents.ts";
import type { Mutant } from "../packages/engine/test/mutations/mutant.ts";
import { type MutableTable, mutableTables } from "../packages/engine/test/mutations/tables.ts";
import { openMutantRunner, type RunMutant } from "./mutant-runner.ts";
import { mergeScores, printPage, problemsOf, readPage, type TableScore } from "./mutation-page.ts";

/**
 * Changes each line of each table of rules, one at a time, in memory, and runs the tests of the table. A mutant is
 * killed if a test of the bank's behaviour fails; the run fails if a mutant survives that is not listed as equivalent.
 *
 * - `npm run mutate -- card wire` changes only tables whose names contain one of the words.
 * - `npm run mutate -- --write card` also replaces the rows of these tables in `docs/internals/mutations.md`.
 * - `npm run mutate -- --check` changes nothing: it fails if the page lacks a table, or has a row about other changes.
 */
const PAGE = fileURLToPath(new URL("../docs/internals/mutations.md", import.meta.url));
const { values, positionals: words } = parseArgs({
  options: { write: { type: "boolean" }, check: { type: "boolean" } },
  allowPositionals: true,
});
const tables = mutableTables.filter(({ mutants }) => mutants.length > 0);
if (values.check) checkPage();
else await mutate(words.length === 0 ? tables : tablesNamed(words));

function tablesNamed(wanted: readonly string[]): readonly MutableTable[] {
  const unknown = wanted.find((word) => !tables.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    const names = tables.map(({ name }) => name).join("\n  ");
    throw new Error(`[sandbank] Failed to mutate: no table has "${unknown}" in its name. The tables are:\n  ${names}`);
  }
  return tables.filter(({ name }) => wanted.some((word) => name.includes(word)));
}

async function mutate(chosen: readonly MutableTable[]): Promise<void> {
  const runner = await openMutantRunner();
  const failed = await runner.run([...new Set(chosen.flatMap(({ tests }) => tests))], null);
  if (failed !== undefined) throw new Error(`[sandbank] Failed to begin: without any mutant, "${failed}" fails.`);
  const judged: TableScore[] = [];
  for (const table of chosen) judged.push(await judgeTable(table, runner.run));
  await runner.close();

  console.table(judged);
  if (values.write) {
    writeFileSync(PAGE, printPage(mergeScores(tables, readPage(readFileSync(PAGE, "utf8")), judged), equivalents));
  }
  process.exitCode = judged.some(({ survived }) => survived > 0) ? 1 : 0;
}

async function judgeTable(table: MutableTable, run: RunMutant): Promise<TableScore> {
  const counts = { killed: 0, equivalent: 0, survived: 0 };
  for (const mutant of table.mutants) counts[await judge(table, mutant, run)]++;
  return { kind: table.kind, name: table.name, changes: table.mutants.length, ...counts };
}

function nameOf(table: MutableTable, mutant: Mutant): string {
  return `${table.name}: ${mutant.what}`;
}

async function judge(table: MutableTable, mutant: Mutant, run: RunMutant) {
  const failed = await run(table.tests, [mutableTables.indexOf(table), table.mutants.indexOf(mutant)]);
  const name = nameOf(table, mutant);
  const isEquivalent = name in equivalents;
  if (isEquivalent && failed !== undefined) {
    throw new Error(
      `[sandbank] Failed to go on: "${failed}" fails for a change that is listed as equivalent: ${name}.`,
    );
  }
  const outcome = isEquivalent ? "equivalent" : failed === undefined ? "survived" : "killed";
  console.log(`${outcome.padEnd(10)} ${name}`);
  return outcome;
}

function checkPage(): void {
  const expected = tables.map((table) => {
    const equivalent = table.mutants.filter((mutant) => nameOf(table, mutant) in equivalents).length;
    return { kind: table.kind, name: table.name, changes: table.mutants.length, equivalent };
  });
  const problems = problemsOf(expected, readPage(readFileSync(PAGE, "utf8")));
  for (const problem of problems) console.error(`docs/internals/mutations.md: ${problem}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
