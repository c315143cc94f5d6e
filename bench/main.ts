import { cpus } from "node:os";
import { writeFigures } from "./budgets-page.ts";
import { bundleRows } from "./bundle.ts";
import { clockRows } from "./clock.ts";
import { engineRows } from "./engine.ts";
import { importRows } from "./imports.ts";
import { inspectorRows } from "./inspector.ts";
import { limitRows } from "./limits.ts";
import { memoryRows } from "./memory.ts";
import { mswRows } from "./msw.ts";
import { oneClockRows } from "./one-clock.ts";
import { lineOf, missedBudgets, type Row, tableHead, tableOf } from "./row.ts";
import { type Group, runGroups } from "./run-groups.ts";
import { sdkRows } from "./sdk.ts";
import { serverRows } from "./server.ts";
import { suiteRows } from "./suites.ts";
import { sweepRows } from "./sweep.ts";
import { webhookRows } from "./webhooks.ts";
import { worstRequestRow } from "./worst-request.ts";

const groups: Readonly<Record<string, Group>> = {
  imports: importRows,
  sdk: sdkRows,
  webhooks: webhookRows,
  bundle: bundleRows,
  msw: mswRows,
  suites: suiteRows,
  sweep: sweepRows,
  engine: engineRows,
  worst: () => [worstRequestRow()],
  limits: limitRows,
  clock: clockRows,
  "one-clock": oneClockRows,
  memory: memoryRows,
  server: serverRows,
  inspector: inspectorRows,
};

/**
 * Prints each budget with its figure as soon as it is measured; `npm run bench -- --write` also writes them to
 * `docs/internals/budgets.md`. With names, such as `npm run bench -- limits memory`, it measures only these groups and
 * writes nothing. A group that cannot run is named at the end; the others are measured all the same.
 */
const names = process.argv.slice(2).filter((argument) => argument !== "--write");
const unknown = names.find((name) => groups[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no group ${unknown}. Use ${Object.keys(groups).join(", ")}.`);
  process.exit(2);
}
console.log(tableHead);
const asked = Object.entries(groups).filter(([name]) => names.length === 0 || names.includes(name));
const { rows, failures, isBroken } = await runGroups(asked, (row) => console.log(lineOf(row)));
console.log(missedBudgets(rows));
if (failures.length > 0) console.error(["\nNot measured:", "", ...failures].join("\n"));
if (isBroken) process.exitCode = 1;
if (process.argv.includes("--write") && names.length === 0) {
  if (failures.length === 0) {
    writeFigures(pageOf(rows));
  } else {
    console.error("\nThe page of budgets is not written, because figures are missing.");
    process.exitCode = 1;
  }
}

function pageOf(measured: readonly Row[]): string {
  const day = new Date().toISOString().slice(0, 10);
  return `# Budgets

Written by \`npm run bench -- --write\` on ${day}, with Node ${process.version} on ${cpus().length} cores. CPU time,
medians of several rounds; memory is the growth of the heap after a forced collection, the mean of 20,000 objects.
Figures differ between machines; a ratio divides a figure by its floor, which the same run measures, and a speed divides
the floor by the figure. A ratio of pairs is the median of the ratios of rounds that ran in turn, so it does not follow from
the two medians beside it: a slow moment of the machine strikes both rounds of a pair. The SDK is measured as
\`npm pack\` packs it.

${tableOf(measured)}
`;
}
