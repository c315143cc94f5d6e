import fs from "node:fs";
import { StorageError } from "../errors/storage-error.ts";
import { describeReason } from "./storage-failure.ts";

/** A file that this server holds open, so that no other file can get its inode number. */
export interface HeldFile {
  readonly path: string;
  readonly dev: number;
  readonly ino: number;
}

/**
 * Checks whether this server still owns the data directory. If a file that it holds open was removed, moved or
 * replaced, it writes nothing until it restarts, because another server may own the directory.
 */
export interface WriteGuard {
  /** The reason why nothing can be written; undefined if writes are possible. */
  readonly problem: string | undefined;
  /** Throws a `StorageError` unless the lock is at its path. */
  requireLock(): void;
  /** Throws a `StorageError` unless a file is at its path, with `size` bytes if that is given. */
  requireFile(file: HeldFile, size?: number): void;
}

/** Creates a guard. Calls `tell` once, with the reason, when nothing can be written any more. */
export function createWriteGuard(directory: string, lock: HeldFile, tell: (problem: string) => void): WriteGuard {
  let problem: string | undefined;

  function lose(why: string): never {
    if (problem === undefined) {
      problem = why;
      tell(why);
    }
    throw storageLost(directory, problem);
  }

  function requireFile({ path, dev, ino }: HeldFile, size?: number): void {
    if (problem !== undefined) throw storageLost(directory, problem);
    const found = readStat(path);
    if (found === undefined) lose(`${path} was removed or moved away`);
    if (found.ino !== ino || found.dev !== dev) lose(`${path} was replaced`);
    if (size !== undefined && found.size !== size) lose(`another program wrote to ${path}`);
  }

  return {
    get problem() {
      return problem;
    },
    requireLock: () => requireFile(lock),
    requireFile,
  };
}

/**
 * Returns the status of a file; undefined if it does not exist. Throws a temporary `StorageError` if the status cannot
 * be read.
 */
function readStat(path: string): fs.Stats | undefined {
  try {
    return fs.statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new StorageError(`${path} cannot be read: ${describeReason(error)}. Nothing was done. Repeat the call.`, {
      cause: error,
    });
  }
}

/** Returns the identity of an open file. */
export function heldFile(path: string, fd: number): HeldFile {
  const { dev, ino } = fs.fstatSync(fd);
  return { path, dev, ino };
}

/** Returns the error of a server that can no longer write. */
function storageLost(directory: string, problem: string): StorageError {
  return new StorageError(
    `Nothing was done: ${problem} while the server kept its banks in ${directory}. Another server may use the directory by now. Reads are answered. Save its banks with \`sandbank export --out FILE\`, stop the server with \`sandbank stop\`, check the directory, and start it again.`,
    { isTemporary: false },
  );
}
