import fs from "node:fs";
import { dirname } from "node:path";
import { storageFailure } from "./storage-failure.ts";

/** Makes a directory. `undo` removes what is new of it, and still empty. */
export function madeDirectory(directory: string): { undo(): void } {
  const made: string[] = [];
  const undo = () => {
    for (const path of made.toReversed()) {
      try {
        fs.rmdirSync(path);
      } catch {
        // It is not empty any more.
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

/** Like `mkdir` with `recursive`, which never returns for a directory in `/proc`. */
function makeDirectory(path: string, made: string[]): void {
  if (fs.existsSync(path) && fs.statSync(path).isDirectory()) return;
  if (dirname(path) !== path) makeDirectory(dirname(path), made);
  fs.mkdirSync(path, { mode: 0o700 });
  made.push(path);
}
