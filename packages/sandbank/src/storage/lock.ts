import fs from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { tryParseJson } from "@sandbank/view/session/parse-json";
import { beganAt } from "../began-at.ts";
import { StartError } from "../errors/start-error.ts";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import { temporaryName } from "./own-file.ts";
import { readIfPresent, writeAll } from "./replace-file.ts";
import { type HeldFile, heldFile } from "./write-guard.ts";

/** The content of a lock: the process that holds it. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Distinguishes the process from a later one with the same number; null where the system does not support it. */
  readonly began: string | null;
}

/** The time without an update after which a lock of another machine or container is stale, in milliseconds. */
const FOREIGN_STALE_MS = 15_000;

export const LOCK_FILE = "lock";

/** The directories that this process holds. */
const heldHere = new Set<string>();

export interface Lock {
  /** The lock file. It stays open, so that it can be distinguished from a later one. */
  readonly file: HeldFile;
  /** Shows processes on other machines that the lock is in use. */
  touch(): void;
  /** Removes the lock, unless another file has replaced it. */
  release(): void;
}

/**
 * Locks a data directory. Replaces the lock of a process that no longer runs. Throws a `StartError` that names the
 * holder.
 */
export function lockDirectory(directory: string): Lock {
  const path = join(directory, LOCK_FILE);
  const key = fs.realpathSync(directory);
  if (heldHere.has(key)) throw heldBy(directory, process.pid);
  const holder: Holder = { pid: process.pid, host: hostname(), began: beganAt(process.pid) };
  const own = checkedLine({ sandbank: "lock", ...holder });
  const temporary = temporaryName(path);
  let fd: number;
  try {
    writeWhole(temporary, own);
    while (!isLinked(temporary, path)) removeStale(directory, path);
    fd = fs.openSync(path, "r+");
  } finally {
    fs.rmSync(temporary, { force: true });
  }
  const file = heldFile(path, fd);
  heldHere.add(key);
  return {
    file,
    touch() {
      const now = new Date();
      fs.futimesSync(fd, now, now);
    },
    release() {
      heldHere.delete(key);
      const found = fs.statSync(path, { throwIfNoEntry: false });
      const isOwn = found?.ino === file.ino && found.dev === file.dev && readIfPresent(path) === own;
      fs.closeSync(fd);
      if (isOwn) fs.rmSync(path, { force: true });
    },
  };
}

/** Writes a new file, and waits until the disk has stored it, so that a power failure leaves no unreadable lock. */
function writeWhole(path: string, text: string): void {
  const fd = fs.openSync(path, "wx", 0o600);
  try {
    writeAll(fd, Buffer.from(text));
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** Creates a hard link to a file, unless the name is taken. Unlike a write, this succeeds completely or not at all. */
function isLinked(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
  }
  // Some file systems have no hard links.
  try {
    fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function removeStale(directory: string, path: string): void {
  const text = readIfPresent(path);
  if (text === undefined) return;
  const problem = holderProblem(directory, path, text);
  if (problem !== undefined) throw problem;
  // Two processes may find the same stale lock. The one that renames it continues; the other one looks again.
  const aside = temporaryName(path);
  try {
    fs.renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  // If the other process was faster, this renamed its new lock. Renames it back.
  if (readIfPresent(aside) !== text) isLinked(aside, path);
  fs.rmSync(aside, { force: true });
}

/**
 * Returns the error for a data directory that a running server holds, or whose lock is damaged; undefined if neither.
 */
export function lockProblem(directory: string): StartError | undefined {
  const path = join(directory, LOCK_FILE);
  const text = readIfPresent(path);
  if (text === undefined) return undefined;
  if (heldHere.has(fs.realpathSync(directory))) return heldBy(directory, process.pid);
  return holderProblem(directory, path, text);
}

/** Returns whether a file is a lock of Sandbank. */
export function isLock(path: string): boolean {
  return holderIn(readIfPresent(path) ?? "") !== undefined;
}

function holderProblem(directory: string, path: string, text: string): StartError | undefined {
  const holder = holderIn(text);
  if (holder === undefined) {
    return new StartError(
      `${path} is not a lock that Sandbank wrote, or it is damaged; if no server uses the directory, move the file away`,
    );
  }
  return isAlive(holder, path) ? heldBy(directory, holder.pid, holder.host) : undefined;
}

function holderIn(text: string): Holder | undefined {
  const checked = readCheckedLine(text.replace(/\n$/, ""));
  const holder = (checked?.["sandbank"] === "lock" ? checked : oldHolderIn(text)) as Holder | undefined;
  const isHolder = holder !== undefined && Number.isSafeInteger(holder.pid) && holder.pid > 0;
  return isHolder && typeof holder.host === "string" ? holder : undefined;
}

/** Parses a lock of Sandbank 0.1.0, which has no checksum. */
function oldHolderIn(text: string): object | undefined {
  const value = tryParseJson(text);
  const isOld = typeof value === "object" && value !== null && Object.keys(value).join() === "pid,host,began";
  return isOld ? value : undefined;
}

function isAlive({ pid, host, began }: Holder, path: string): boolean {
  if (host !== hostname()) return Date.now() - fs.statSync(path).mtimeMs < FOREIGN_STALE_MS;
  // This process holds no lock here, so an earlier process had the same number.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return began === null || began === beganAt(pid);
}

function heldBy(directory: string, pid: number, host?: string): StartError {
  const where = host === undefined || host === hostname() ? "" : ` on ${host}`;
  return new StartError(
    `${directory} is in use by the server with process id ${pid}${where}; stop that server, or name another directory with --persist DIR`,
  );
}
