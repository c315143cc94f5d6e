import fs from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";
import { JOURNAL_FILE, REMOVED_FILE, SNAPSHOTS_DIRECTORY } from "./bank-files.ts";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import { isOwnFile, isOwnTemporary } from "./own-file.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";

const OWN_NAME =
  /^(?:(?:stop|snapshot|clock|base-[0-9a-f]{12})\.json|journal(?:-[0-9a-f]{12})?\.ndjson)(?:\.damaged)?(?:\.\d+)?$/;

/**
 * Removes the files of a bank, and its directory if it is then empty. If the process is killed meanwhile, either the
 * bank is intact, or the next start removes the rest. Returns the paths of the files that stay, because Sandbank did
 * not write them.
 */
export function removeBank(directory: string): string[] {
  replaceFile(join(directory, REMOVED_FILE), checkedLine({ sandbank: "removed" }));
  return clearRemoved(directory);
}

/** Returns whether a bank is marked as removed but still has files. Throws a `StartError` if that is unknown. */
export function isRemoved(directory: string): boolean {
  const path = join(directory, REMOVED_FILE);
  const text = readIfPresent(path);
  if (text === undefined) return false;
  if (readCheckedLine(text.replace(/\n$/, ""))?.["sandbank"] === "removed") return true;
  throw new StartError(
    `${path} is damaged; remove that file to keep the bank, or the whole directory if you have removed the bank`,
  );
}

/** Removes the files of a bank that is marked as removed. Returns the paths of those that stay. */
export function clearRemoved(directory: string): string[] {
  // Without its journal, the directory no longer counts as a bank.
  remove(join(directory, JOURNAL_FILE));
  const snapshots = join(directory, SNAPSHOTS_DIRECTORY);
  for (const name of namesIn(snapshots)) if (name.endsWith(".json")) remove(join(snapshots, name));
  removeIfEmpty(snapshots);
  for (const name of namesIn(directory)) if (OWN_NAME.test(name)) remove(join(directory, name));
  clearTemporaries(directory);
  fs.rmSync(join(directory, REMOVED_FILE));
  removeIfEmpty(directory);
  return namesIn(directory).map((name) => join(directory, name));
}

/** Removes the temporary files that a killed process left in a directory. */
export function clearTemporaries(directory: string): void {
  for (const name of namesIn(directory)) {
    const path = join(directory, name);
    if (isOwnTemporary(path)) fs.rmSync(path);
  }
}

function remove(path: string): void {
  if (isOwnFile(path)) fs.rmSync(path);
}

function removeIfEmpty(directory: string): void {
  try {
    fs.rmdirSync(directory);
  } catch {
    // The directory does not exist, or contains files of others.
  }
}

function namesIn(directory: string): string[] {
  try {
    return fs.readdirSync(directory);
  } catch {
    return [];
  }
}
