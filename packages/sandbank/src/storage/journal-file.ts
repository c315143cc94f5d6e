import { randomBytes } from "node:crypto";
import fs from "node:fs";
import type { Journal } from "@sandbank/engine";
import { StorageError } from "../errors/storage-error.ts";
import { version } from "../version.ts";
import { checkedLine, checksumIn } from "./checked-line.ts";
import { type EntryLine, JOURNAL_FORMAT, type JournalHeader, printChain } from "./journal-format.ts";
import { replaceFile, writeAll } from "./replace-file.ts";
import { describeReason } from "./storage-failure.ts";
import { heldFile, type WriteGuard } from "./write-guard.ts";

/** A journal file that is open for appending. */
export interface JournalFile {
  readonly id: string;
  /**
   * Appends the lines of entries completely or not at all. Throws a `StorageError` if that fails, or if another server
   * owns the directory. With `isDurable`, waits until the disk has stored them.
   */
  append(entries: readonly EntryLine[], isDurable: boolean): void;
  /** Throws a `StorageError` unless the opened file is still at its path, with the written content. */
  check(): void;
  /** Waits until the disk has stored the file. */
  sync(): void;
  /** Flushes the file to the disk without waiting. Calls `fail` with an error. */
  syncSoon(fail: (error: Error) => void): void;
  close(): void;
}

/** The intact part of a journal file. */
export interface JournalEnd {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** The checksum of the last line. */
  readonly last: string;
}

/**
 * The flags for a journal. In append mode, a server that has just lost the directory cannot overwrite lines of another.
 * On Windows, a file in append mode cannot be truncated.
 */
const FLAGS = process.platform === "win32" ? fs.constants.O_RDWR : fs.constants.O_RDWR | fs.constants.O_APPEND;

/** Opens a journal file, and truncates it to its intact part. */
export function openJournalFile(path: string, end: JournalEnd, guard: WriteGuard): JournalFile {
  const fd = fs.openSync(path, FLAGS);
  let { size: length, last } = end;
  const held = heldFile(path, fd);
  let isWhole = fs.fstatSync(fd).size === length;
  let isSynced = true;
  let isSyncing = false;
  let isClosed = false;

  function cut(): void {
    fs.ftruncateSync(fd, length);
    isWhole = true;
  }

  function check(): void {
    guard.requireLock();
    // Bytes after the end are a partial line that this server could not write.
    guard.requireFile(held, isWhole ? length : undefined);
  }

  if (!isWhole) {
    cut();
    fs.fdatasyncSync(fd);
  }
  return {
    id: end.id,
    check,
    append(entries, isDurable) {
      const chain = printChain(entries, last);
      const bytes = Buffer.from(chain.text);
      check();
      try {
        if (!isWhole) cut();
        isWhole = false;
        writeAll(fd, bytes, process.platform === "win32" ? length : null);
        if (isDurable) fs.fdatasyncSync(fd);
        isWhole = true;
      } catch (error) {
        // A part of the lines may be in the file. If it cannot be truncated now, the next append tries again.
        try {
          cut();
        } catch {}
        throw notWritten(path, error);
      }
      // A server that gets the lock later reads these lines. A server that has it already may have read the file
      // before.
      isWhole = false;
      guard.requireLock();
      isWhole = true;
      length += bytes.length;
      last = chain.last;
      isSynced = isDurable;
    },
    sync() {
      if (isSynced || isClosed) return;
      fs.fdatasyncSync(fd);
      isSynced = true;
    },
    syncSoon(fail) {
      if (isSynced || isSyncing || isClosed) return;
      isSyncing = true;
      isSynced = true;
      fs.fdatasync(fd, (error) => {
        isSyncing = false;
        if (error === null || isClosed) return;
        isSynced = false;
        fail(error);
      });
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      fs.closeSync(fd);
    },
  };
}

/** Returns the error for a write that failed but may succeed later, for example on a full disk. */
export function notWritten(path: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  return new StorageError(
    `${path} cannot be written: ${describeReason(error)}. Nothing was done. Repeat the call once the file can be written.`,
    { cause: error },
  );
}

interface Beginning {
  readonly id?: string;
  /** The name of the snapshot that precedes the entries. */
  readonly base?: string | null;
}

/** Begins a journal file, or replaces one. Returns its end. */
export function beginJournal(
  path: string,
  { version: journal, genesis, requests, entries }: Omit<Journal, "digest">,
  { id = newJournalId(), base = null }: Beginning = {},
): JournalEnd {
  const header = {
    sandbank: "journal",
    version: JOURNAL_FORMAT,
    id,
    writtenBy: version,
    journal,
    genesis,
    base,
  } as const;
  return writeJournal(
    path,
    header,
    entries.map((e, n) => ({ n, e, r: requests })),
  );
}

/** Writes a complete journal file. Returns its end. */
export function writeJournal(path: string, header: JournalHeader, entries: readonly EntryLine[]): JournalEnd {
  const first = checkedLine(header);
  const { text, last } = printChain(entries, checksumIn(first));
  return { id: header.id, size: replaceFile(path, first + text), last };
}

export function newJournalId(): string {
  return randomBytes(6).toString("hex");
}
