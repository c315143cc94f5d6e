import fs from "node:fs";
import type { JournalEntry } from "@sandbank/engine";
import { listed } from "@sandbank/view/words/listed";
import { StartError } from "../errors/start-error.ts";
import { checksumIn, readCheckedLine } from "./checked-line.ts";
import {
  type EntryLine,
  entryIn,
  JOURNAL_FORMAT,
  type JournalHeader,
  type Requests,
  UNCHAINED_FORMAT,
} from "./journal-format.ts";
import { storageFailure } from "./storage-failure.ts";

/** The content of a journal file. */
export interface StoredJournal {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
  /** The requests at the last entry. */
  readonly requests: Requests;
  /** The number of lines, including those that later lines replaced. */
  readonly lines: number;
  /** The length of the whole lines in bytes. */
  readonly size: number;
  /** The checksum of the last whole line. */
  readonly last: string;
  /** The kind of bytes after the intact lines, which are cut off. */
  readonly rest: "none" | "torn" | "damaged";
}

const NEWLINE = 10;
const NO_REQUESTS: Requests = { total: 0, second: 0, inSecond: 0 };

interface ReadOptions {
  /** Whether to ignore a damaged line and everything after it. Default: false, which throws a `StartError`. */
  readonly isRepaired?: boolean;
  /** Called with the entry of each line, including those that later lines replace. */
  readonly each?: (entry: EntryLine) => void;
}

/**
 * Reads a journal file. An incomplete last line was never acknowledged, and counts as torn. Throws a `StartError` that
 * names the line for any other damage, such as a line that does not follow the previous one.
 */
export function readJournal(path: string, { isRepaired = false, each }: ReadOptions = {}): StoredJournal {
  const bytes = readBytes(path);
  const firstEnd = bytes.indexOf(NEWLINE);
  const first = firstEnd === -1 ? "" : bytes.toString("utf8", 0, firstEnd);
  const header = parseHeader(path, first);
  const entries: JournalEntry[] = [];
  let requests = NO_REQUESTS;
  let last = checksumIn(first);
  let lines = 1;
  let size = firstEnd + 1;
  const chained = header.version !== UNCHAINED_FORMAT;
  const lineIn = (text: string) => placed(readCheckedLine(text), entries.length, chained ? last : undefined);
  const damaged = (text: string): StoredJournal => {
    if (isRepaired) return { header, entries, requests, lines, size, last, rest: "damaged" };
    const problem =
      readCheckedLine(text) === undefined
        ? "is damaged"
        : `does not follow line ${lines}, as if two servers had written to the file`;
    throw new StartError(
      `line ${lines + 1} of ${path} ${problem}; restore the file from a copy, or start once with --repair, which keeps a copy and continues with the ${entries.length} entries before it`,
    );
  };
  for (; ; lines++) {
    const end = bytes.indexOf(NEWLINE, size);
    if (end === -1) break;
    const text = bytes.toString("utf8", size, end);
    const line = lineIn(text);
    if (line === undefined) return damaged(text);
    each?.(line);
    entries.length = line.n;
    entries.push(line.e);
    requests = line.r;
    last = checksumIn(text);
    size = end + 1;
  }
  // A complete line with another byte in place of its newline was not torn: its call may have been acknowledged.
  if (lineIn(bytes.toString("utf8", size, bytes.length - 1)) !== undefined) return damaged("");
  // The call that follows an answer of `decide` was not written.
  if (entries.at(-1)?.kind === "decide") entries.pop();
  return { header, entries, requests, lines, size, last, rest: size === bytes.length ? "none" : "torn" };
}

function readBytes(path: string): Buffer {
  try {
    return fs.readFileSync(path);
  } catch (error) {
    throw storageFailure(path, error);
  }
}

/**
 * Returns the entry of a line, if it continues or replaces the previous entries and has the checksum of the previous
 * line.
 */
function placed(
  line: Readonly<Record<string, unknown>> | undefined,
  length: number,
  before: string | undefined,
): EntryLine | undefined {
  if (line === undefined || (before !== undefined && line["p"] !== before)) return undefined;
  const entry = entryIn(line);
  return entry !== undefined && entry.n >= 0 && entry.n <= length ? entry : undefined;
}

function parseHeader(path: string, line: string): JournalHeader {
  const header = readCheckedLine(line) as JournalHeader | undefined;
  if (header?.sandbank !== "journal") {
    throw new StartError(
      `line 1 of ${path} is damaged; restore the file from a copy, or move its directory away to begin the bank again`,
    );
  }
  const { version } = header;
  if (version !== JOURNAL_FORMAT && version !== UNCHAINED_FORMAT) {
    throw otherVersion(path, header, [UNCHAINED_FORMAT, JOURNAL_FORMAT]);
  }
  return header;
}

interface VersionedFile {
  readonly version: number;
  readonly writtenBy: string;
}

/** Returns the error for a file of a version that this program does not read. */
export function otherVersion(
  path: string,
  { version, writtenBy }: VersionedFile,
  readable: readonly number[],
): StartError {
  const formats = `${readable.length === 1 ? "format" : "the formats"} ${listed(readable.map(String), "and")}`;
  return new StartError(
    `${path} has the format ${version} of Sandbank ${writtenBy}, and this version reads ${formats}; use that version, or name another directory with --persist DIR`,
  );
}
