import { existsSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { UsageError, wrongValue } from "../../errors/usage-error.ts";

/** The path of a file that a flag names. Throws a `UsageError` if its directory does not exist. */
export function outputFile(flag: string, text: string, directory: string): string {
  const file = resolve(directory, text);
  if (existsSync(dirname(file))) return file;
  throw wrongValue(flag, text, `There is no directory ${dirname(file)}.`);
}

/** Writes a file, with a newline at its end. Throws a `UsageError`. */
export function writeOutput(file: string, text: string): void {
  try {
    writeFileSync(file, text.endsWith("\n") ? text : `${text}\n`);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}
