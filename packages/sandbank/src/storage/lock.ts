import fs from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";
import { readIfPresent } from "./replace-file.ts";

/** What a lock says of the process that holds it. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Tells the process from a later one of the same number; null where the system does not tell. */
  readonly began: string | null;
}

/** A lock that another machine or container wrote is stale if its file was not touched for so long, in milliseconds. */
const FOREIGN_STALE_MS = 15_000;

/** The directories that this process holds. */
const heldHere = new Set<string>();

export interface Lock {
  /** Tells processes on other machines that the lock is in use. */
  touch(): void;
  release(): void;
}

/**
 * Locks a data directory. The lock of a process that no longer runs is replaced. Throws a `StartError` that names the
 * holder.
 */
export function lockDirectory(directory: string): Lock {
  const path = join(directory, "lock");
  const key = fs.realpathSync(directory);
  if (heldHere.has(key)) throw heldBy(directory, process.pid);
  const own = `${JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) } satisfies Holder)}\n`;
  const temporary = `${path}.${process.pid}`;
  try {
    fs.writeFileSync(temporary, own, { mode: 0o600 });
    while (!isLinked(temporary, path)) removeStale(directory, path);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
  heldHere.add(key);
  return {
    touch() {
      const now = new Date();
      fs.utimesSync(path, now, now);
    },
    release() {
      heldHere.delete(key);
      if (readIfPresent(path) === own) fs.rmSync(path, { force: true });
    },
  };
}

/** Gives a file a second name, unless that is taken: unlike a write, this is done completely or not at all. */
function isLinked(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
  }
  // Some file systems have no second names.
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
  // Two processes may find the same stale lock: the one that renames it goes on, and the other looks again.
  const aside = `${path}.stale.${process.pid}`;
  try {
    fs.renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  // The other process may have been faster, and its own lock was renamed: it gets it back.
  if (readIfPresent(aside) !== text) isLinked(aside, path);
  fs.rmSync(aside, { force: true });
}

/** The error for a data directory that a running server holds; undefined if none does. Changes nothing. */
export function lockProblem(directory: string): StartError | undefined {
  const path = join(directory, "lock");
  const text = readIfPresent(path);
  if (text === undefined) return undefined;
  if (heldHere.has(fs.realpathSync(directory))) return heldBy(directory, process.pid);
  return holderProblem(directory, path, text);
}

function holderProblem(directory: string, path: string, text: string): StartError | undefined {
  const holder = holderIn(text);
  return holder !== undefined && isAlive(holder, path) ? heldBy(directory, holder.pid, holder.host) : undefined;
}

function holderIn(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isSafeInteger(holder.pid) && holder.pid > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, host, began }: Holder, path: string): boolean {
  if (host !== hostname()) return Date.now() - fs.statSync(path).mtimeMs < FOREIGN_STALE_MS;
  // This process holds no lock here, so its number was another process's before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return began === null || began === beganAt(pid);
}

/** When a process began: the start of the machine and the ticks since then, as Linux tells; null elsewhere. */
function beganAt(pid: number): string | null {
  try {
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in parentheses, may contain spaces.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot} ${ticks}`;
  } catch {
    return null;
  }
}

function heldBy(directory: string, pid: number, host?: string): StartError {
  const where = host === undefined || host === hostname() ? "" : ` on ${host}`;
  return new StartError(
    `${directory} is in use by the server with process id ${pid}${where}; stop that server, or name another directory with --persist DIR`,
  );
}
