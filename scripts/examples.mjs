import { chmodSync, cpSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { createProject } from "../tests/runners/harness/project.mjs";
import { npmRun } from "../tests/runners/harness/run-configuration.mjs";
import { publishedPackages } from "./stage.ts";

const vitest = /Tests +[1-9]\d* passed \(\d+\)/;
/** No test depends on time: a machine that is busy with other work fails nothing. */
const patience = ["--testTimeout=300000", "--hookTimeout=300000"];
/**
 * The scripts of each example, and what their output must have.
 *
 * @type {Readonly<Record<string, readonly (readonly [script: string, output: RegExp])[]>>}
 */
const runs = {
  quickstart: [
    ["start", /audit finds no violation/],
    ["test", vitest],
  ],
  "test-with-vitest": [["test", vitest]],
  "test-with-jest": [["test", /Tests: +[1-9]\d* passed, \d+ total/]],
  "webhook-receiver": [
    ["start", /bank 12300 +book 12300/],
    ["test", vitest],
  ],
  browser: [
    ["build", /built in/],
    ["test", vitest],
  ],
  "own-port": [["test", vitest]],
  "property-tests": [["test", vitest]],
  mutants: [["test", vitest]],
  sweep: [["test", vitest]],
  "spending-app": [["test", vitest]],
  "express-receiver": [["test", vitest]],
  exam: [["start", /12 passed, 0 failed/]],
  // Needs PostgreSQL: without it, its tests are left out. Two of its tests run at the full volume only.
  "exactly-once": [["test", /Tests +[1-9]\d* passed (\| 2 skipped )?\(\d+\)/]],
};

/** The packages that `pg` consists of. */
const pg = [
  "pg",
  "pg-connection-string",
  "pg-int8",
  "pg-pool",
  "pg-protocol",
  "pg-types",
  "pgpass",
  "postgres-array",
  "postgres-bytea",
  "postgres-date",
  "postgres-interval",
  "split2",
  "xtend",
];

/** What the examples need beyond the pinned packages, by where it goes: Jest needs another version of pure-rand. */
const fromRepository = {
  "@electric-sql/pglite": "@electric-sql/pglite",
  "@types/express": "@types/express",
  "@types/pg": "@types/pg",
  "fast-check": "fast-check",
  postgres: "postgres",
  "pure-rand": "fast-check/node_modules/pure-rand",
  ...Object.fromEntries(pg.map((name) => [name, name])),
};

/**
 * Runs the scripts of the examples as a user would who copied them: outside the repository, on the packed packages. Ends
 * with "N passed, N failed". Needs `npm run build` first. `npm run examples -- browser` runs one of them.
 */
const project = createProject(publishedPackages);
const modules = join(project.root, "node_modules");
// As npm does when it installs a program.
chmodSync(join(modules, "sandbank/dist/cli.js"), 0o755);
symlinkSync("../sandbank/dist/cli.js", join(modules, ".bin/sandbank"));
for (const [name, target] of Object.entries(fromRepository)) {
  cpSync(join("node_modules", name), join(modules, target), { recursive: true });
}
const wanted = process.argv.slice(2);
let [passed, failed] = [0, 0];
try {
  for (const [name, scripts] of Object.entries(runs)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const folder = copyExample(name);
    for (const [script, output] of scripts) {
      await report(`${name}: npm ${script === "start" ? "" : "run "}${script}`, () => check(folder, script, output));
    }
  }
} finally {
  project.remove();
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

/** Copies an example beside the installed packages, which are of the versions that its package.json asks for. */
function copyExample(name) {
  const folder = join(project.root, `example-${name}`);
  cpSync(join("examples", name), folder, {
    recursive: true,
    filter: (path) => !["node_modules", "dist"].includes(basename(path)),
  });
  return folder;
}

async function check(folder, script, wanted) {
  checkDependencies(folder);
  const output = await npmRun(script, folder, project.root, {}, wanted === vitest ? patience : []);
  if (!wanted.test(output)) throw new Error(`the output does not have ${wanted}:\n${output}`);
}

function checkDependencies(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    const { version } = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
    if (!isWithin(version, range)) throw new Error(`${name} ${range} is wanted, and ${version} is installed`);
  }
}

/** Whether a version is within a caret range: at least as high, with the same first part that is not 0. */
function isWithin(version, range) {
  const [own, lowest] = [version, range.replace(/^\^/, "")].map((text) => text.split(".").map(Number));
  if (!range.startsWith("^") || own === undefined || lowest === undefined) return false;
  const fixed = lowest.findIndex((part) => part !== 0);
  const first = own.findIndex((part, index) => part !== lowest[index]);
  return first === -1 || (first > fixed && (own[first] ?? 0) > (lowest[first] ?? 0));
}

async function report(title, act) {
  try {
    await act();
    passed++;
    console.log(`${title}: passed`);
  } catch (error) {
    failed++;
    console.log(`${title}: FAILED: ${error.message.replaceAll("\n", "\n  ")}`);
  }
}
