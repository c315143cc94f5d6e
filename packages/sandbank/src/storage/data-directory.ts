import fs from "node:fs";
import { join } from "node:path";
import { listed } from "@sandbank/view/words/listed";
import { StartError } from "../errors/start-error.ts";
import { version } from "../version.ts";
import { bankNamesIn, directoryOfBank } from "./bank-directories.ts";
import { JOURNAL_FILE } from "./bank-files.ts";
import { SEED_FILE } from "./beginning.ts";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import { readRate, writeRate } from "./clock-file.ts";
import { isLock, LOCK_FILE } from "./lock.ts";
import { isOwnFile, isOwnTemporary } from "./own-file.ts";
import { otherVersion } from "./read-journal.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";

/** Marks a directory as a data directory of Sandbank. */
const MARKER_FILE = "sandbank-data.json";
const MARKER_FORMAT = 1;

/** The content of the marker, in one line. */
interface Marker {
  readonly sandbank: "data";
  readonly version: number;
  readonly writtenBy: string;
}

/** Other files that a new data directory may contain. */
const IGNORED: ReadonlySet<string> = new Set([".gitignore", ".gitkeep", ".DS_Store", "lost+found"]);

/**
 * Returns whether a directory has the marker. A directory that does not exist or is empty may become a data directory.
 * Throws a `StartError` for a directory with other files: without the marker and without banks of Sandbank 0.1.0.
 */
export function isMarked(directory: string): boolean {
  const path = join(directory, MARKER_FILE);
  const text = readIfPresent(path);
  if (text === undefined) {
    requireUsable(directory);
    return false;
  }
  const marker = readCheckedLine(text.replace(/\n$/, "")) as Marker | undefined;
  if (marker?.sandbank !== "data") {
    throw new StartError(
      `${path} is damaged, so ${directory} may not be a data directory; if it has the banks of Sandbank, remove that file: the next start writes it again`,
    );
  }
  if (marker.version !== MARKER_FORMAT) throw otherVersion(path, marker, [MARKER_FORMAT]);
  return true;
}

function requireUsable(directory: string): void {
  if (!fs.existsSync(directory)) return;
  const [foreign] = fs.readdirSync(directory).filter((name) => !IGNORED.has(name) && !isLeftOver(directory, name));
  if (foreign === undefined || hasOldBanks(directory)) return;
  throw new StartError(
    `${directory} is not a data directory of Sandbank: it has ${JSON.stringify(foreign)} and no ${MARKER_FILE}; name a directory with --persist DIR that does not exist, is empty, or has only ${listed([...IGNORED], "and")}`,
  );
}

/** Returns whether a killed start left a file. */
function isLeftOver(directory: string, name: string): boolean {
  const path = join(directory, name);
  if (name === LOCK_FILE) return isLock(path);
  // Sandbank 0.1.0 named its temporary files differently.
  return isOwnTemporary(path) || (/^(?:lock\.\d+|seed\.json\.new)$/.test(name) && isOwnFile(path));
}

/** Returns whether a directory contains files of Sandbank 0.1.0. */
function hasOldBanks(directory: string): boolean {
  const isJournal = (name: string) => isOwnFile(join(directoryOfBank(directory, name), JOURNAL_FILE), "journal");
  return isOwnFile(join(directory, SEED_FILE), "seed") || bankNamesIn(directory).some(isJournal);
}

/**
 * Marks a directory as a data directory, and adds a `.gitignore`. Before that, adds checksums to files of Sandbank
 * 0.1.0.
 */
export function markDirectory(directory: string): void {
  for (const name of bankNamesIn(directory)) {
    const path = directoryOfBank(directory, name);
    const rate = readRate(path, true);
    if (rate !== undefined) writeRate(path, rate);
  }
  try {
    fs.writeFileSync(join(directory, ".gitignore"), "# The banks of `sandbank start --persist`.\n*\n", {
      flag: "wx",
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const marker: Marker = { sandbank: "data", version: MARKER_FORMAT, writtenBy: version };
  replaceFile(join(directory, MARKER_FILE), checkedLine(marker));
}
