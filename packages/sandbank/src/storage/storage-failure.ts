import { readText } from "@sandbank/engine/private/errors";
import { StartError } from "../errors/start-error.ts";
import { StorageError } from "../errors/storage-error.ts";

/** Explanations of error codes of the system. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left on the disk",
  EDQUOT: "the disk quota of this user is used up",
  EFBIG: "the file would be larger than this process may write",
  ENOENT: "no directory can be made there",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a file is in its place",
  EISDIR: "a directory is in its place",
  EMFILE: "this process has too many open files",
  EIO: "the disk reports an error",
};

/** Returns the reason why a file operation failed, for the middle of a sentence. */
export function describeReason(error: unknown): string {
  const { code = "" } = error as NodeJS.ErrnoException;
  return reasons[code] ?? readText(error);
}

/** Returns the error of a server that cannot start because of a file or directory: one sentence, with advice. */
export function storageFailure(path: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  if (error instanceof StorageError && error.cause !== undefined) return storageFailure(path, error.cause);
  return new StartError(
    `${path} cannot be read and written: ${describeReason(error)}; make it possible, or name another directory with --persist DIR`,
    { cause: error },
  );
}
