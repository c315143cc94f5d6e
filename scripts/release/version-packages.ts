import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { packageNameOf, publishedPackages } from "../stage.ts";
import { readChangesets } from "./changesets.ts";
import { prependNotes, printNotes, printPackageNotes } from "./print-notes.ts";

/**
 * Prepares a release: sets the version that the changesets ask for, writes it with their texts into the changelogs, and
 * removes them. Sets the version in the examples, too. The first release has the version that the packages have had from the beginning.
 */
const changesets = readChangesets();
if (changesets.length === 0) throw new Error("There is nothing to release: .changeset has no changesets.");

if (existsSync("CHANGELOG.md")) {
  execFileSync("changeset", ["version"], { stdio: "inherit", shell: process.platform === "win32" });
} else {
  for (const { file } of changesets) rmSync(`.changeset/${file}`);
}

const { version } = JSON.parse(readFileSync("packages/engine/package.json", "utf8"));
write("CHANGELOG.md", printNotes(version, changesets));
for (const name of publishedPackages) {
  write(`packages/${name}/CHANGELOG.md`, printPackageNotes(version, changesets, packageNameOf(name)));
}
for (const folder of ["examples", "tests/runners"]) {
  for (const name of readdirSync(folder)) updateRanges(`${folder}/${name}/package.json`);
}
console.log(`The packages are ready to be released as ${version}: see CHANGELOG.md.`);

/** The examples and the suites of test runners depend on the packages as a user does. */
function updateRanges(path: string): void {
  if (!existsSync(path)) return;
  const manifest = readFileSync(path, "utf8");
  writeFileSync(path, manifest.replace(/("@sandbank\/\w+": "\^?)\d+\.\d+\.\d+"/g, `$1${version}"`));
}

function write(path: string, notes: string): void {
  const changelog = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  writeFileSync(path, prependNotes(changelog, notes));
}
