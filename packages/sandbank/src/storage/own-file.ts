import { randomBytes } from "node:crypto";
import fs from "node:fs";

/** The start of every file that this version writes into a data directory. */
export const SIGNATURE = '{"sandbank":"';

/** The starts of files of Sandbank 0.1.0, which have no signature: stops, snapshots, the rate of a clock, locks. */
const OLD_SIGNATURES = ['{"journal":"', '{"at":"', '{"version":1,"digest":"', '{"rate":', '{"pid":'];

/**
 * Returns whether Sandbank wrote a file, by its first bytes, because a name proves nothing. `kind` restricts the check
 * to files of that kind.
 */
export function isOwnFile(path: string, kind?: "seed" | "journal"): boolean {
  const start = readStart(path);
  if (kind !== undefined) return start.startsWith(`${SIGNATURE}${kind}"`);
  return [SIGNATURE, ...OLD_SIGNATURES].some((signature) => start.startsWith(signature));
}

/** Returns whether a file is a temporary one of a killed process. Its content was never used. */
export function isOwnTemporary(path: string): boolean {
  return TEMPORARY.test(path) && readStart(path).startsWith(SIGNATURE);
}

const TEMPORARY = /\.[0-9a-f]{12}\.new$/;

/** Returns a unique name for a temporary file beside another file. */
export function temporaryName(path: string): string {
  return `${path}.${randomBytes(6).toString("hex")}.new`;
}

/** Copies a file to a free name beside it. Returns the path of the copy. */
export function copyAside(from: string, to: string): string {
  for (let number = 1; ; number++) {
    const path = number === 1 ? to : `${to}.${number}`;
    try {
      fs.copyFileSync(from, path, fs.constants.COPYFILE_EXCL);
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Returns the first bytes of a file as text; empty if the file does not exist. */
function readStart(path: string): string {
  let fd: number;
  try {
    fd = fs.openSync(path, "r");
  } catch {
    return "";
  }
  try {
    const bytes = Buffer.alloc(32);
    return bytes.toString("latin1", 0, fs.readSync(fd, bytes, 0, bytes.length, 0));
  } catch {
    // The path is a directory.
    return "";
  } finally {
    fs.closeSync(fd);
  }
}
