import fs from "node:fs";
import { dirname } from "node:path";
import { copyAside, isOwnFile, temporaryName } from "./own-file.ts";

/**
 * Writes a file by a temporary file and a rename, so that at each instant, even during a power failure, the file has
 * either the old or the new content. Keeps a copy of the previous file if Sandbank did not write it, or if it is
 * damaged at its beginning. Returns the number of bytes.
 */
export function replaceFile(path: string, content: string): number {
  const temporary = temporaryName(path);
  const bytes = Buffer.from(content);
  try {
    const fd = fs.openSync(temporary, "wx", 0o600);
    try {
      writeAll(fd, bytes);
      fs.fsyncSync(fd);
    } finally {
      fs.closeSync(fd);
    }
    if (fs.existsSync(path) && !isOwnFile(path)) copyAside(path, `${path}.damaged`);
    fs.renameSync(temporary, path);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
  syncDirectory(dirname(path));
  return bytes.length;
}

/** Writes all bytes at a position, or where the flags of the file say. A single write may write only a part of them. */
export function writeAll(fd: number, bytes: Uint8Array, position: number | null = null): void {
  for (let written = 0; written < bytes.length; ) {
    const at = position === null ? null : position + written;
    written += fs.writeSync(fd, bytes, written, bytes.length - written, at);
  }
}

/**
 * Waits until the disk has stored the names in a directory. On Windows, directories cannot be opened, and names need no
 * flush.
 */
function syncDirectory(path: string): void {
  if (process.platform === "win32") return;
  const fd = fs.openSync(path, "r");
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** Returns the content of a file; undefined if it does not exist. */
export function readIfPresent(path: string): string | undefined {
  try {
    return fs.readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
