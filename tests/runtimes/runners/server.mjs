import { spawn } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { pinned } from "./pinned.mjs";

/** Ends a runtime that does not finish. No other run takes this long. */
const TIMEOUT_MS = 300_000;

/** The version of undici for each Node: undici 8 needs a newer Node than 20. */
const nodes = { 20: "undici-7", 22: "undici-8", 24: "undici-8", 26: "undici-8" };

const deno = [
  "run",
  "--no-remote",
  "--no-prompt",
  "--node-modules-dir=manual",
  "--allow-read=.",
  "--allow-net=127.0.0.1",
  "--allow-env=SANDBANK_API_KEY,SANDBANK_URL",
];

/**
 * How to run a script in each runtime. Deno refuses permissions that are not listed here, and the packages need no
 * others.
 */
const runtimes = [
  ...Object.entries(nodes).map(([major, undici]) => ({
    runtime: `Node ${major}`,
    binary: `node-${major}/bin/node`,
    options: [],
    undici,
  })),
  { runtime: "Bun", binary: "@oven/bun-linux-x64-baseline/bin/bun", options: ["run", "--no-install"] },
  { runtime: "Deno", binary: "@deno/linux-x64-glibc/deno", options: deno },
];

const entries = { ESM: "entries/server.mjs", CJS: "entries/server.cjs" };

/** A runner for each server runtime and each form of module. */
export const serverRunners = runtimes.flatMap(({ runtime, binary, options, undici }) =>
  Object.entries(entries).map(([form, entry]) => ({
    runtime,
    form,
    async run({ project, served }) {
      const withUndici = undici !== undefined;
      if (withUndici) linkUndici(project, undici);
      const argument = JSON.stringify({ served, withUndici });
      const output = await outputOf(pinned.resolve(binary), [...options, entry, argument], project.root);
      return JSON.parse(output.trimEnd().split("\n").at(-1));
    },
  })),
);

/** Links the peer dependency of `./undici`. */
function linkUndici({ root }, name) {
  const link = join(root, "node_modules/undici");
  rmSync(link, { force: true });
  symlinkSync(dirname(pinned.resolve(`${name}/package.json`)), link);
}

/** Runs a command without the environment of npm. Returns what it prints. */
function outputOf(command, args, cwd) {
  const environment = { HOME: cwd, PATH: process.env.PATH, DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment, timeout: TIMEOUT_MS });
    let [output, errors] = ["", ""];
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (errors += chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`it ended with ${signal ?? code}: ${errors || output}`));
    });
  });
}
