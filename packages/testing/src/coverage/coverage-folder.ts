import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Coverage } from "@sandbank/engine";
import { FOLDER_VARIABLE } from "./record-coverage.ts";

/**
 * The folder in which the test files of one runner process record their coverage, including files that run in workers.
 */
export interface CoverageFolder {
  /** Removes the records of an earlier run. */
  clear(): void;
  /** Reads the coverage recorded since the last `clear`. */
  read(): Coverage[];
}

/** Reporters in one process share the folder, because their workers inherit one environment. */
let path: string | undefined;

/**
 * Opens the folder and names it in the environment. Call this function before the runner starts its workers, which
 * inherit the environment. The folder is removed when the process exits.
 */
export function openCoverageFolder(): CoverageFolder {
  path ??= makeFolder();
  process.env[FOLDER_VARIABLE] = path;
  const folder = path;
  const recordings = () => readdirSync(folder).filter((name) => name.endsWith(".json"));
  return {
    clear: () => {
      for (const name of recordings()) rmSync(join(folder, name), { force: true });
    },
    read: () => recordings().map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Coverage),
  };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-coverage-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
