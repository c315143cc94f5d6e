import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Ends a runner that does not finish. No other run takes this long. */
const TIMEOUT_MS = 300_000;

/** The path of Chromium; undefined if it is not installed. */
export const chromium = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

/**
 * Runs a configuration twice in a row: first like a user, which writes the snapshots, then like CI, which writes none.
 * Throws an error that says what went wrong.
 */
export async function runTwice({ tests, passed }, folder, root) {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const first = scripts["test:update"] === undefined ? "test" : "test:update";
  checkCount(await npmRun(first, folder, root, {}), passed, tests);
  const snapshots = snapshotsIn(folder);
  const isWanted = sourcesIn(folder).some((source) => /[sS]napshot\(/.test(source));
  if (isWanted !== snapshots.length > 0) throw new Error(`it has ${snapshots.length} snapshots after its first run`);
  checkCount(await npmRun("test", folder, root, { CI: "1" }), passed, tests);
  if (String(snapshotsIn(folder)) !== String(snapshots)) throw new Error("the second run changed a snapshot");
}

function checkCount(output, passed, tests) {
  const count = Number(passed.exec(output)?.[1] ?? 0);
  if (count !== tests) throw new Error(`${count} of ${tests} tests passed:\n${output}`);
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map(({ parentPath, name }) => join(parentPath, name));

const sourcesIn = (folder) =>
  filesIn(folder)
    .filter(isTest)
    .map((file) => readFileSync(file, "utf8"));
const isTest = (file) => /\.test\.[jt]s$/.test(file);
/** The name and text of each snapshot file that a run wrote. */
const snapshotsIn = (folder) =>
  filesIn(folder)
    .filter((file) => /snapshot|\.snap$/.test(file.slice(folder.length)))
    .map((file) => `${file}:${readFileSync(file, "utf8")}`);

/** Runs a script of a configuration whose tests fail. Returns what it prints. Throws an error if they pass. */
export async function failingRun(script, cwd, root, environment) {
  const { code, output } = await npmEnd(script, cwd, root, environment, []);
  if (code !== 1) throw new Error(`\`npm run ${script}\` ended with ${code}, and not with 1:\n${output}`);
  return output;
}

/** Runs a script of a configuration, with arguments, without the environment of npm and CI. Returns what it prints. */
export async function npmRun(script, cwd, root, environment, args = []) {
  const { code, output } = await npmEnd(script, cwd, root, environment, args);
  if (code !== 0) throw new Error(`\`npm run ${script}\` ended with ${code}:\n${output}`);
  return output;
}

/** The exit code or the signal, and what the script printed. */
function npmEnd(script, cwd, root, environment, args) {
  const path = [join(root, "bin"), dirname(process.execPath), process.env.PATH].join(":");
  const env = { HOME: root, PATH: path, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1", ...environment };
  if (chromium !== undefined) env.CHROMIUM_PATH = chromium;
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
      cwd,
      env,
      timeout: TIMEOUT_MS,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code: signal ?? code, output }));
  });
}
