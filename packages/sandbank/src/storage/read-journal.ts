import fs from "node:fs";
import type { JournalEntry } from "@sandbank/engine";
import { StartError } from "../errors/start-error.ts";
import { readCheckedLine } from "./checked-line.ts";
import { type EntryLine, entryIn, FORMAT_VERSION, type JournalHeader, type Requests } from "./journal-format.ts";
import { storageFailure } from "./storage-failure.ts";

/** What a journal file contains. */
export interface StoredJournal {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
  /** The requests at the last entry. */
  readonly requests: Requests;
  /** The number of lines, with those that later lines replaced. */
  readonly lines: number;
  /** The length of the whole lines in bytes. */
  readonly size: number;
  /** What follows the whole lines, and is to be cut off. */
  readonly rest: "none" | "torn" | "damaged";
}

const NEWLINE = 10;
const NO_REQUESTS: Requests = { total: 0, second: 0, inSecond: 0 };

/**
 * Reads a journal file. A last line without its newline was never acknowledged: it counts as torn. Throws a `StartError`
 * that names the line for any other damage; with `isRepaired`, what begins with that line counts as damaged instead.
 */
export function readJournal(path: string, isRepaired = false): StoredJournal {
  const bytes = bytesOf(path);
  const firstEnd = bytes.indexOf(NEWLINE);
  const header = headerOf(path, firstEnd === -1 ? "" : bytes.toString("utf8", 0, firstEnd));
  const entries: JournalEntry[] = [];
  let requests = NO_REQUESTS;
  let lines = 1;
  let size = firstEnd + 1;
  for (; ; lines++) {
    const end = bytes.indexOf(NEWLINE, size);
    if (end === -1) break;
    const line = placed(readCheckedLine(bytes.toString("utf8", size, end)), entries.length);
    if (line === undefined) {
      if (isRepaired) return { header, entries, requests, lines, size, rest: "damaged" };
      throw new StartError(
        `line ${lines + 1} of ${path} is damaged; restore the file from a copy, or start once with --repair, which keeps a copy and goes on with the ${entries.length} entries before it`,
      );
    }
    entries.length = line.n;
    entries.push(line.e);
    requests = line.r;
    size = end + 1;
  }
  // The call after an answer of `decide` was not written.
  if (entries.at(-1)?.kind === "decide") entries.pop();
  return { header, entries, requests, lines, size, rest: size === bytes.length ? "none" : "torn" };
}

function bytesOf(path: string): Buffer {
  try {
    return fs.readFileSync(path);
  } catch (error) {
    throw storageFailure(path, error);
  }
}

/** The entry of a line, if it continues or replaces the entries before. */
function placed(line: Readonly<Record<string, unknown>> | undefined, length: number): EntryLine | undefined {
  const entry = line && entryIn(line);
  return entry !== undefined && entry.n >= 0 && entry.n <= length ? entry : undefined;
}

function headerOf(path: string, line: string): JournalHeader {
  const header = readCheckedLine(line) as JournalHeader | undefined;
  if (header?.sandbank !== "journal") {
    throw new StartError(
      `line 1 of ${path} is damaged; restore the file from a copy, or move its directory away to begin the bank again`,
    );
  }
  if (header.version !== FORMAT_VERSION) throw otherVersion(path, header.version, header.writtenBy);
  return header;
}

/** A file of a version that this program does not read. */
export function otherVersion(path: string, version: number, writtenBy: string): StartError {
  return new StartError(
    `${path} has the format ${version} of Sandbank ${writtenBy}, and this version reads format ${FORMAT_VERSION}; use that version, or name another directory with --persist DIR`,
  );
}
