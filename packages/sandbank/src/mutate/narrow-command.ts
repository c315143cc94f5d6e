import { basename } from "node:path";
import type { Runner } from "./run-notes.ts";

/** Returns a command that runs only these test files, and ends at the first failed test if it may. Without files, it runs all. */
export type Narrow = (files: readonly string[], bails?: boolean) => readonly string[];

/** The arguments of a runner for some of its test files. Thresholds of coverage are for all of them. */
const argumentsFor: Readonly<Record<Exclude<Runner, "node">, Narrow>> = {
  vitest: (files) => ["--coverage.enabled=false", ...files],
  jest: (files) => ["--coverage=false", ...(files.length === 0 ? [] : ["--runTestsByPath", ...files])],
};

/** Returns how to narrow a command of a test runner, or one that starts it, such as `npm test`. */
export function narrowCommand(command: readonly string[], runner: keyof typeof argumentsFor): Narrow {
  const [launcher = ""] = command;
  const separator = command.indexOf("--");
  const own = command.findIndex((word) => nameProgram(word) === runner);
  // The arguments of a script follow `--`. Other launchers, such as npx and yarn, pass all arguments on.
  const before = nameProgram(launcher) === "npm" && separator === -1 ? ["--"] : [];
  const kept = withoutFiles(command, Math.max(own, separator));
  return (files, bails = true) => [...kept, ...before, ...(bails ? ["--bail=1"] : []), ...argumentsFor[runner](files)];
}

/** `vitest` of `node_modules/vitest/vitest.mjs`, and `jest` of `jest.cmd`. */
function nameProgram(word: string): string {
  return basename(word.replaceAll("\\", "/")).replace(/\.\w+$/, "");
}

/**
 * Removes the files and patterns from the end of a command, because runners add those that follow. A word behind a flag may
 * be its value, and stays. `first`: the place of the runner, or of `--`; -1 if the command has neither.
 */
function withoutFiles(command: readonly string[], first: number): readonly string[] {
  if (first === -1) return command;
  let end = command.length;
  while (end - 1 > first && isFile(command[end - 1] as string, command[end - 2] as string)) end--;
  return command.slice(0, end);
}

function isFile(word: string, previous: string): boolean {
  const isValue = previous.startsWith("-") && previous !== "--" && !previous.includes("=");
  return !word.startsWith("-") && word !== "run" && !isValue;
}
