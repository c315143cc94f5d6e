/**
 * Runs the projects of tests/frameworks, which the pages in docs/frameworks show: outside the repository, one after
 * another, each on the packed packages and on what the lock file pins for it alone. Builds each that has a build, runs its
 * tests, and compiles it. Ends with "N passed, N failed". Needs `npm run build` first.
 *
 * `npm run frameworks -- express hono` runs some of them.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { frameworks, vitest } from "../tests/frameworks/harness/frameworks.ts";
import { npmRun } from "../tests/runners/harness/run-configuration.mjs";
import { copyManifests, installWorkspaces } from "./install-workspaces.ts";
import { pack } from "./pack.ts";

const source = resolve("tests/frameworks");
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
/** No test depends on time: a machine that is busy with other work fails nothing. */
const patience = ["--testTimeout=300000", "--hookTimeout=300000"];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !frameworks.some((each) => each.name === name));
if (unknown.length > 0) throw new Error(`There is no folder ${unknown.join(", ")} in tests/frameworks.`);
const wanted = frameworks.filter(({ name }) => names.length === 0 || names.includes(name));

const root = mkdtempSync(join(tmpdir(), "sandbank-frameworks-"));
try {
  await runAll();
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
      for (const [each, { path }] of tarballs) unpack(path, join(root, name, "node_modules/@sandbank", each));
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

/** Copies a project with the shared file, and installs what the lock file pins for it. Returns its folder. */
function install({ name, shared }) {
  const workspace = join(root, name);
  const folder = join(workspace, name);
  copyManifests(source, workspace);
  cpSync(join(source, name), folder, { recursive: true, filter: (path) => basename(path) !== "node_modules" });
  for (const [file, target] of Object.entries(shared)) cpSync(join(source, "shared", file), join(folder, target));
  installWorkspaces(workspace, [name]);
  // The only dependency of the packages.
  cpSync("node_modules/zod", join(workspace, "node_modules/zod"), { recursive: true });
  return folder;
}

/** Unpacks a package in place of the link to its folder in the repository, which the lock file has. */
function unpack(tarball, target) {
  rmSync(target, { recursive: true, force: true });
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
