import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { UsageError } from "../errors/usage-error.ts";
import { shellWord } from "./shell-word.ts";

/**
 * Returns a function that starts a program. On Windows, throws a `UsageError` for an argument that would not arrive
 * unchanged.
 */
export function createStarter(program: string, args: readonly string[]): (options: SpawnOptions) => ChildProcess {
  if (process.platform !== "win32") return (options) => spawn(program, args, options);
  // On Windows, npm and npx are scripts, which only a shell can start. It takes one line of text.
  const line = [program, ...args].map(shellWord).join(" ");
  return (options) => spawn(line, { ...options, shell: true });
}

/** The error of a program that could not be started. */
export function cannotStart(program: string, error: NodeJS.ErrnoException): UsageError {
  return new UsageError(
    error.code === "ENOENT"
      ? `There is no program ${JSON.stringify(program)}.`
      : `${JSON.stringify(program)} cannot be run: ${error.message}.`,
  );
}
