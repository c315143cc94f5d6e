import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entryPoints } from "./entry-points.ts";
import { printReports } from "./print-reports.ts";

/**
 * Compares the public API of the built packages with the reports in etc/api, one for each entry point, and exits with 1 if
 * they differ. Of what the generator wrote, a report has the names: the contract and the tests of the generator say the rest. `npm run api -- --write` updates the reports, so that a change of the API is part of the diff that is reviewed.
 */
const folder = "etc/api";
const reports = printReports(entryPoints());

if (process.argv.includes("--write")) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
  console.log(`Wrote ${reports.size} reports to ${folder}.`);
} else {
  compare();
}

function compare(): void {
  const committed = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const files = [...new Set([...reports.keys(), ...committed.keys()])];
  const changed = files.filter((file) => reports.get(file) !== committed.get(file));
  if (changed.length === 0) {
    console.log(`The public API is as ${files.length} reports in ${folder} say.`);
    return;
  }
  for (const file of changed) {
    console.error(`${join(folder, file)}: ${difference(committed.get(file), reports.get(file))}`);
  }
  console.error("The public API changed. If you mean it, run `npm run api -- --write`, and add a changeset.");
  process.exitCode = 1;
}

function difference(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return "the entry point is new";
  if (after === undefined) return "there is no such entry point";
  const [old, now] = [before.split("\n"), after.split("\n")];
  const line = now.findIndex((text, index) => text !== old[index]);
  const at = line === -1 ? now.length : line;
  return `line ${at + 1} is now\n  ${now[at] ?? "(the end)"}\nand was\n  ${old[at] ?? "(the end)"}`;
}
