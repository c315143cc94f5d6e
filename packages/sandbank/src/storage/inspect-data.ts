import fs from "node:fs";
import { dirname, join, sep } from "node:path";
import { bankNamesIn, directoryOfBank } from "./bank-directories.ts";
import { JOURNAL_FILE, SNAPSHOTS_DIRECTORY } from "./bank-files.ts";
import { checkBeginning } from "./beginning.ts";
import { readRate } from "./clock-file.ts";
import { isMarked } from "./data-directory.ts";
import { readJournal } from "./read-journal.ts";
import { damagedSnapshotsIn } from "./snapshot-files.ts";
import { storageFailure } from "./storage-failure.ts";

/** The contents of a data directory. */
export interface DataReport {
  readonly detail: string;
  /** Whether the detail describes damage that does not keep a server from starting. */
  readonly isWarning: boolean;
}

/**
 * Describes the content of a data directory without changing it. Throws a `StartError` if the directory does not belong
 * to Sandbank or cannot be written, or if a file that a start needs is damaged.
 */
export function inspectData(directory: string): DataReport {
  try {
    if (!fs.existsSync(directory)) {
      const parent = nearestParent(directory);
      // With the slash, the system refuses a file.
      fs.accessSync(`${parent}${sep}`, fs.constants.W_OK);
      return { detail: `${directory} will be made`, isWarning: false };
    }
    fs.accessSync(directory, fs.constants.R_OK | fs.constants.W_OK);
    const isOld = !isMarked(directory);
    checkBeginning(directory);
    const banks = bankNamesIn(directory).map((name) => directoryOfBank(directory, name));
    for (const bank of banks) checkBank(bank, isOld);
    const damaged = banks.flatMap((bank) => damagedSnapshotsIn(join(bank, SNAPSHOTS_DIRECTORY)));
    const [first] = damaged;
    if (first === undefined) return { detail: whole(directory, banks.length), isWarning: false };
    const others = damaged.length === 1 ? "" : `, and ${damaged.length - 1} more`;
    return {
      detail: `the snapshot ${first} is damaged${others}. Restore it from a copy, or remove it with \`sandbank snapshot rm\``,
      isWarning: true,
    };
  } catch (error) {
    throw storageFailure(directory, error);
  }
}

function checkBank(directory: string, isOld: boolean): void {
  const path = join(directory, JOURNAL_FILE);
  fs.accessSync(path, fs.constants.W_OK);
  readJournal(path);
  readRate(directory, isOld);
}

function whole(directory: string, banks: number): string {
  if (banks === 0) return `${directory} has no banks yet`;
  const journals = banks === 1 ? "1 journal" : `${banks} journals`;
  return `${directory} has ${journals} with no damaged line; nothing was replayed`;
}

/** Returns the nearest existing directory above a path. */
function nearestParent(path: string): string {
  const parent = dirname(path);
  return parent === path || fs.existsSync(parent) ? parent : nearestParent(parent);
}
