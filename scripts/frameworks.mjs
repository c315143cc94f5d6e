/**
 * Runs the projects of tests/frameworks, which the pages in docs/frameworks show: outside the repository, on the packed
 * packages and on what the lock file of each project pins. Builds each that has a build, runs its tests, and
 * compiles it. Ends with "N passed, N failed". Needs `npm run build` first.
 *
 * `npm run frameworks -- express hono` runs some of them. `npm run frameworks -- --lock next` writes a lock file anew.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { frameworks, vitest } from "../tests/frameworks/harness/frameworks.ts";
import { npmRun } from "../tests/runners/harness/run-configuration.mjs";
import { pack } from "./pack.ts";

const source = resolve("tests/frameworks");
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
/** No test depends on time: a machine that is busy with other work fails nothing. */
const patience = ["--testTimeout=300000", "--hookTimeout=300000"];
const npmFlags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

const { values, positionals } = parseArgs({ options: { lock: { type: "boolean" } }, allowPositionals: true });
const unknown = positionals.filter((name) => !frameworks.some((each) => each.name === name));
if (unknown.length > 0) throw new Error(`There is no folder ${unknown.join(", ")} in tests/frameworks.`);
const wanted = frameworks.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const root = mkdtempSync(join(tmpdir(), "sandbank-frameworks-"));
try {
  if (values.lock) for (const { name } of wanted) writeLock(name);
  else await runAll();
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function runAll() {
  const tarballs = ["contract", "engine", "sdk", "testing"].map((name) => [name, pack(name, root)]);
  let [passed, failed] = [0, 0];
  for (const framework of wanted) {
    const { name } = framework;
    try {
      const folder = install(framework);
      for (const [each, { path }] of tarballs) unpack(path, join(folder, "node_modules/@sandbank", each));
      await run(framework, folder);
      passed++;
      console.log(`${name}: passed`);
    } catch (error) {
      failed++;
      const { stdout, message } = error;
      console.log(`${name}: FAILED: ${`${message}\n${stdout ?? ""}`.trim().replaceAll("\n", "\n  ")}`);
    }
    rmSync(join(root, name), { recursive: true, force: true });
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** Copies a project with the shared file, and installs what its lock file pins. Returns its folder. */
function install({ name, shared }) {
  const folder = join(root, name);
  cpSync(join(source, name), folder, { recursive: true });
  for (const [file, target] of Object.entries(shared)) cpSync(join(source, "shared", file), join(folder, target));
  const manifest = readFileSync(join(folder, "package.json"));
  writeFileSync(join(folder, "package.json"), othersOf(name));
  execFileSync("npm", ["ci", ...npmFlags], { cwd: folder, stdio: "pipe" });
  writeFileSync(join(folder, "package.json"), manifest);
  // The only dependency of the packages.
  cpSync("node_modules/zod", join(folder, "node_modules/zod"), { recursive: true });
  return folder;
}

function unpack(tarball, target) {
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
}

async function run({ name, scripts, passed }, folder) {
  for (const script of scripts) {
    const args = script === "test" && passed === vitest ? patience : [];
    const output = await npmRun(script, folder, root, { NEXT_TELEMETRY_DISABLED: "1" }, args);
    if (script === "test" && !passed.test(output)) throw new Error(`no test of ${name} ran:\n${output}`);
  }
  // After the build, which generates types in some frameworks.
  execFileSync(process.execPath, [tsc, "--noEmit", "-p", folder], { stdio: "pipe" });
}

/** The `package.json` of a project without the packages of the repository, which come from their tarballs. */
function othersOf(name) {
  const manifest = JSON.parse(readFileSync(join(source, name, "package.json"), "utf8"));
  for (const kind of ["dependencies", "devDependencies"]) {
    const all = Object.entries(manifest[kind] ?? {});
    manifest[kind] = Object.fromEntries(all.filter(([dependency]) => !dependency.startsWith("@sandbank/")));
  }
  return JSON.stringify({ name: `sandbank-${name}`, ...manifest });
}

/** Writes the lock file of a project, without the address of the registry. */
function writeLock(name) {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), othersOf(name));
  const flags = [...npmFlags, "--package-lock-only", "--omit-lockfile-registry-resolved"];
  execFileSync("npm", ["install", ...flags], { cwd: folder, stdio: "inherit" });
  copyFileSync(join(folder, "package-lock.json"), join(source, name, "package-lock.json"));
  console.log(`tests/frameworks/${name}/package-lock.json`);
}
