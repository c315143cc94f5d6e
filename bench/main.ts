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
import { type Row, tableOf } from "./row.ts";
import { scaleRows } from "./scale.ts";
import { sdkRows } from "./sdk.ts";
import { serverRows } from "./server.ts";
import { suiteRows } from "./suites.ts";
import { webhookRows } from "./webhooks.ts";
import { worstRequestRow } from "./worst-request.ts";

const groups: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  imports: importRows,
  sdk: sdkRows,
  webhooks: webhookRows,
  bundle: bundleRows,
  msw: mswRows,
  suites: suiteRows,
  engine: engineRows,
  worst: () => [worstRequestRow()],
  limits: limitRows,
  clock: clockRows,
  memory: memoryRows,
  server: serverRows,
  scale: scaleRows,
  inspector: inspectorRows,
};

/**
 * Prints the budgets with the measured figures; `npm run bench -- --write` also writes them to
 * `docs/internals/budgets.md`. With names, such as `npm run bench -- limits memory`, it measures only these groups and
 * writes nothing.
 */
const names = process.argv.slice(2).filter((argument) => argument !== "--write");
const rows: Row[] = [];
for (const name of names.length > 0 ? names : Object.keys(groups)) {
  const measure = groups[name];
  if (measure === undefined) throw new Error(`There is no group ${name}. Use ${Object.keys(groups).join(", ")}.`);
  rows.push(...(await measure()));
}
console.log(tableOf(rows));
if (process.argv.includes("--write") && names.length === 0) writeFigures(pageOf(rows));

function pageOf(measured: readonly Row[]): string {
  const day = new Date().toISOString().slice(0, 10);
  return `# Budgets

Written by \`npm run bench -- --write\` on ${day}, with Node ${process.version} on ${cpus().length} cores. CPU time,
medians of several rounds; memory is the growth of the heap after a forced collection, the mean of 20,000 objects.
Figures differ between machines; a ratio divides a figure by its floor, which the same run measures, and a speed divides
the floor by the figure. If both are measured in turn, the ratio is the median of the pairs. The SDK is measured
as \`npm pack\` packs it.

${tableOf(measured)}
`;
}
