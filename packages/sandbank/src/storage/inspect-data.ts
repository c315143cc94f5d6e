import fs from "node:fs";
import { dirname, join, sep } from "node:path";
import { bankNamesIn, directoryOfBank } from "./bank-directories.ts";
import { JOURNAL_FILE } from "./load-bank.ts";
import { readJournal } from "./read-journal.ts";
import { storageFailure } from "./storage-failure.ts";

/**
 * Says what is in a data directory, and changes nothing. Throws a `StartError` if the directory cannot be written, or if a
 * journal in it is damaged.
 */
export function inspectData(directory: string): string {
  try {
    if (!fs.existsSync(directory)) {
      const parent = nearestParent(directory);
      // The slash makes the system refuse a file.
      fs.accessSync(`${parent}${sep}`, fs.constants.W_OK);
      return `${directory} will be made`;
    }
    fs.accessSync(directory, fs.constants.R_OK | fs.constants.W_OK);
    const names = bankNamesIn(directory);
    for (const name of names) {
      const path = join(directoryOfBank(directory, name), JOURNAL_FILE);
      fs.accessSync(path, fs.constants.W_OK);
      readJournal(path);
    }
    if (names.length === 0) return `${directory} has no banks yet`;
    const journals = names.length === 1 ? "1 journal" : `${names.length} journals`;
    return `${directory} has ${journals} with no damaged line; nothing was replayed`;
  } catch (error) {
    throw storageFailure(directory, error);
  }
}

/** The nearest directory above a path that exists. */
function nearestParent(path: string): string {
  const parent = dirname(path);
  return parent === path || fs.existsSync(parent) ? parent : nearestParent(parent);
}
