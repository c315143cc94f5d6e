import type { Journal, JournalEntry } from "@sandbank/engine";
import { checkedLine, checksumIn } from "./checked-line.ts";

/**
 * The version of journal files that this program writes. Since version 2, each line contains the checksum of the
 * previous line, so that the lines of two servers cannot be mixed. The entries of the engine have a version of their
 * own.
 */
export const JOURNAL_FORMAT = 2;

/** The version of Sandbank 0.1.0, whose lines only have a checksum of themselves. A start rewrites them as a chain. */
export const UNCHAINED_FORMAT = 1;

/** The first line of a journal file. */
export interface JournalHeader {
  readonly sandbank: "journal";
  readonly version: number;
  /** Identifies the file: `reset` and `restore` begin another one. */
  readonly id: string;
  /** The version of Sandbank that began the file. */
  readonly writtenBy: string;
  /** The version of the engine's journal. */
  readonly journal: number;
  readonly genesis: Journal["genesis"];
  /** The file of the snapshot that precedes the entries; null if they begin with an empty bank. */
  readonly base: string | null;
}

export type Requests = Journal["requests"];

/** An entry with its index, from 0. A line that repeats an index replaces that entry, and removes those after it. */
export interface EntryLine {
  readonly n: number;
  readonly e: JournalEntry;
  readonly r: Requests;
}

/** Prints the line of an entry. `before` is the checksum of the previous line. */
function entryLine({ n, e, r: { total, second, inSecond } }: EntryLine, before: string): string {
  return checkedLine({ n, r: [total, second, inSecond], e, p: before });
}

/** Lines of entries, and the checksum of the last one. */
export interface Chain {
  readonly text: string;
  readonly last: string;
}

/** Prints the lines of entries that follow the line with the checksum `before`. */
export function printChain(entries: readonly EntryLine[], before: string): Chain {
  let text = "";
  let last = before;
  for (const entry of entries) {
    const line = entryLine(entry, last);
    text += line;
    last = checksumIn(line);
  }
  return { text, last };
}

/** Returns the entry of a parsed line; undefined if the line has another form. */
export function entryIn(line: Readonly<Record<string, unknown>>): EntryLine | undefined {
  const { n, r, e } = line as { readonly n: unknown; readonly r: unknown; readonly e: unknown };
  if (!Number.isSafeInteger(n) || typeof e !== "object" || e === null || !Array.isArray(r)) return undefined;
  const [total, second, inSecond] = r as readonly number[];
  if (total === undefined || second === undefined || inSecond === undefined) return undefined;
  return { n: n as number, e: e as JournalEntry, r: { total, second, inSecond } };
}
