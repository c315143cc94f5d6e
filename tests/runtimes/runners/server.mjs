import { spawn } from "node:child_process";
import { pinned } from "./pinned.mjs";

/** Only ends a runtime that hangs. */
const TIMEOUT_MS = 300_000;

/** How to run a script in each of them. A runtime may read the project and use loopback: the packages need no more. */
const commands = {
  ...Object.fromEntries([20, 22, 24, 26].map((major) => [`Node ${major}`, [`node-${major}/bin/node`]])),
  Bun: ["@oven/bun-linux-x64-baseline/bin/bun", "run", "--no-install"],
  Deno: [
    "@deno/linux-x64-glibc/deno",
    "run",
    "--no-remote",
    "--node-modules-dir=manual",
    "--no-prompt",
    "--allow-read=.",
    "--allow-net=127.0.0.1",
  ],
};

/** A runner for each runtime of servers and each form of module. */
export const serverRunners = Object.entries(commands).flatMap(([runtime, [binary, ...options]]) =>
  Object.entries({ ESM: "entries/server.mjs", CJS: "entries/server.cjs" }).map(([form, entry]) => ({
    runtime,
    form,
    run: ({ project, served }) =>
      outputOf(pinned.resolve(binary), [...options, entry, JSON.stringify(served)], project.root),
  })),
);

/** Runs a command without the environment of npm. Its last line of output is what it reports. */
function outputOf(command, args, cwd) {
  const environment = { HOME: cwd, PATH: process.env.PATH, DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment, timeout: TIMEOUT_MS });
    let [output, errors] = ["", ""];
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (errors += chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0 && output !== "") resolve(JSON.parse(output.trimEnd().split("\n").at(-1)));
      else reject(new Error(`it ended with ${signal ?? code}: ${errors || output}`));
    });
  });
}
