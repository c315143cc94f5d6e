import fs from "node:fs";
import { dirname } from "node:path";
import { storageFailure } from "./storage-failure.ts";

/** Creates a directory. `undo` removes those directories that it created and that are still empty. */
export function madeDirectory(directory: string): { undo(): void } {
  const made: string[] = [];
  const undo = () => {
    for (const path of made.toReversed()) {
      try {
        fs.rmdirSync(path);
      } catch {
        // The directory is no longer empty.
      }
    }
  };
  try {
    makeDirectory(directory, made);
  } catch (error) {
    undo();
    throw storageFailure(directory, error);
  }
  return { undo };
}

/**
 * Creates a directory and its parents. Unlike this, `mkdir` with `recursive` never returns for a directory in `/proc`.
 */
function makeDirectory(path: string, made: string[]): void {
  if (fs.existsSync(path) && fs.statSync(path).isDirectory()) return;
  if (dirname(path) !== path) makeDirectory(dirname(path), made);
  fs.mkdirSync(path, { mode: 0o700 });
  made.push(path);
}
