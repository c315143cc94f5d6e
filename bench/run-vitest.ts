import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const OUTPUT = "report.json";

/**
 * CPU milliseconds of Vitest and its workers, which run the test files in `folder` of a project. `env` is added to the
 * environment.
 */
export function cpuOfVitest(project: string, folder: string, env: Readonly<Record<string, string>> = {}): number {
  // Node does not report the CPU time of child processes. Bash reports it once they have ended, including their
  // children.
  const script = 'TIMEFORMAT="%U %S"; { time "$@" >/dev/null 2>&1; } 2>&1';
  const times = execFileSync("bash", ["-c", script, "bash", ...commandOf(folder)], {
    ...optionsIn(project),
    env: { ...process.env, ...env },
  });
  const [user, system] = times.trim().split(" ").map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 1_000;
}

/** The duration of each test of the only file in `folder`, in milliseconds and in order. */
export function durationsOfVitest(project: string, folder: string): number[] {
  const [command, ...args] = commandOf(folder);
  execFileSync(command, [...args, "--reporter=json", `--outputFile=${OUTPUT}`], optionsIn(project));
  const { testResults } = JSON.parse(readFileSync(join(project, OUTPUT), "utf8"));
  return testResults[0].assertionResults.map(({ duration }: { readonly duration: number }) => duration);
}

function commandOf(folder: string): [string, ...string[]] {
  return [process.execPath, "node_modules/vitest/vitest.mjs", "run", "--dir", folder];
}

/** The condition `source` of this process is not passed on, so that Vitest imports the build. */
function optionsIn(cwd: string): ExecFileSyncOptionsWithStringEncoding {
  return { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
}
