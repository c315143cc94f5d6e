import { parseArgs } from "node:util";
import { equivalents } from "../packages/engine/test/mutations/equivalents.ts";
import type { Mutant } from "../packages/engine/test/mutations/mutant.ts";
import { type MutableTable, mutableTables } from "../packages/engine/test/mutations/tables.ts";
import { openMutantRunner, type RunMutant } from "./mutant-runner.ts";

/**
 * Changes each table of rules in memory, one change at a time, and runs the tests of the table. It leaves out each line, and
 * swaps it with the next one if the order matters; it refuses each allowed transition between states, and allows each refused
 * one. A change is killed if a test of the bank's behaviour fails; tests that compare a table with a list do not count. The
 * run fails if a change survives that is not listed in `packages/engine/test/mutations/equivalents.ts`.
 *
 * `npm run mutate -- card wire` changes only tables whose names contain one of the words.
 */
const { positionals: words } = parseArgs({ allowPositionals: true });
const tables = mutableTables.filter(({ mutants }) => mutants.length > 0);
await mutate(words.length === 0 ? tables : tablesNamed(words));

/** The outcomes of the changes of one table. */
interface TableScore {
  readonly kind: string;
  readonly name: string;
  readonly changes: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
}

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
