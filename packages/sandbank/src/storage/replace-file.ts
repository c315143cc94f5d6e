import fs from "node:fs";
import { dirname } from "node:path";
import { copyAside, isOwnFile, temporaryName } from "./own-file.ts";

/**
 * Writes a file by a temporary file and a rename, so that at each instant, also of a power failure, either the old or the
 * new content is there. A file in its place that Sandbank did not write, or that is damaged at its beginning, is kept
 * beside it. Returns the number of bytes.
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

/**
 * Writes all bytes at a position, or where the file was opened to be written: a single write may write a part of them
 * only.
 */
export function writeAll(fd: number, bytes: Uint8Array, position: number | null = null): void {
  for (let written = 0; written < bytes.length; ) {
    const at = position === null ? null : position + written;
    written += fs.writeSync(fd, bytes, written, bytes.length - written, at);
  }
}

/** Has the disk keep the names in a directory. Windows cannot open directories; it keeps names without being asked. */
function syncDirectory(path: string): void {
  if (process.platform === "win32") return;
  const fd = fs.openSync(path, "r");
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** The content of a file; undefined if there is none. */
export function readIfPresent(path: string): string | undefined {
  try {
    return fs.readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
