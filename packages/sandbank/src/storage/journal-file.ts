import { randomBytes } from "node:crypto";
import fs from "node:fs";
import type { Journal } from "@sandbank/engine";
import { version } from "../version.ts";
import { checkedLine } from "./checked-line.ts";
import { entryLine, FORMAT_VERSION, type JournalHeader } from "./journal-format.ts";
import { replaceFile, writeAll } from "./replace-file.ts";
import { reasonOf } from "./storage-failure.ts";

/** A journal file that is open for appending. */
export interface JournalFile {
  readonly id: string;
  /** Writes lines completely or not at all. Throws a `JournalWriteError`. */
  append(lines: string): void;
  /** Has the disk keep what was written. */
  sync(): void;
  /** Like `sync`, without waiting. Calls `fail` if it fails. */
  syncSoon(fail: (error: Error) => void): void;
  close(): void;
}

/** A journal cannot be written, so that the bank must not keep what was to be written. */
export class JournalWriteError extends Error {
  override readonly name = "JournalWriteError";
}

/** Opens a journal file of `size` bytes. What follows them is cut off. */
export function openJournalFile(path: string, id: string, size: number): JournalFile {
  const fd = fs.openSync(path, "r+");
  let length = size;
  let isWhole = fs.fstatSync(fd).size === size;
  let isSynced = true;
  let isSyncing = false;
  let isClosed = false;

  function cut(): void {
    fs.ftruncateSync(fd, length);
    isWhole = true;
  }

  if (!isWhole) {
    cut();
    fs.fdatasyncSync(fd);
  }
  return {
    id,
    append(lines) {
      const bytes = Buffer.from(lines);
      try {
        if (!isWhole) cut();
        isWhole = false;
        writeAll(fd, bytes, length);
        isWhole = true;
      } catch (error) {
        // A part of the lines may be in the file. If it cannot be cut off now, it is before the next lines.
        try {
          cut();
        } catch {}
        throw new JournalWriteError(`${path} cannot be written: ${reasonOf(error)}.`, { cause: error });
      }
      length += bytes.length;
      isSynced = false;
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

/** Begins a journal file, or another one in the place of one. `base` names the snapshot that the entries follow. */
export function beginJournalFile(
  path: string,
  { version: journal, genesis, requests, entries }: Omit<Journal, "digest">,
  { id = newJournalId(), base = null }: { readonly id?: string; readonly base?: string | null } = {},
): JournalFile {
  const header: JournalHeader = {
    sandbank: "journal",
    version: FORMAT_VERSION,
    id,
    writtenBy: version,
    journal,
    genesis,
    base,
  };
  const lines = entries.map((e, n) => entryLine({ n, e, r: requests }));
  const size = replaceFile(path, checkedLine(header) + lines.join(""));
  return openJournalFile(path, id, size);
}

export function newJournalId(): string {
  return randomBytes(6).toString("hex");
}
