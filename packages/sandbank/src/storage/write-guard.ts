import fs from "node:fs";
import { StorageError } from "../errors/storage-error.ts";
import { reasonOf } from "./storage-failure.ts";

/** A file that this server holds open, so that no other file gets its number while it does. */
export interface HeldFile {
  readonly path: string;
  readonly dev: number;
  readonly ino: number;
}

/**
 * Says whether the data directory is still that of this server. Once a file that it holds is removed, moved or replaced,
 * nothing may be written until the server is stopped: the directory may be another server's by then.
 */
export interface WriteGuard {
  /** Why nothing may be written any more; undefined if it may. */
  readonly problem: string | undefined;
  /** Throws a `StorageError` unless the lock is at its path. */
  requireLock(): void;
  /** Throws a `StorageError` unless a file is at its path, and has so many bytes if `size` is given. */
  requireFile(file: HeldFile, size?: number): void;
}

/** `tell` is called once, with the reason why nothing may be written any more. */
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
    const found = statOf(path);
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

/** A file that cannot be looked at may be there again later. */
function statOf(path: string): fs.Stats | undefined {
  try {
    return fs.statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new StorageError(`${path} cannot be read: ${reasonOf(error)}. Nothing was done. Repeat the call.`, {
      cause: error,
    });
  }
}

/** The identity of an open file. */
export function heldFile(path: string, fd: number): HeldFile {
  const { dev, ino } = fs.fstatSync(fd);
  return { path, dev, ino };
}

/** The error for a server that may write nothing any more. */
function storageLost(directory: string, problem: string): StorageError {
  return new StorageError(
    `Nothing was done: ${problem} while the server kept its banks in ${directory}. Another server may use the directory by now. Reads are answered. Save its banks with \`sandbank export --out FILE\`, stop the server with \`sandbank stop\`, check the directory, and start it again.`,
    { isTemporary: false },
  );
}
