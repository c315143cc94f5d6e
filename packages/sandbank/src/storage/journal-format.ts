import type { Journal, JournalEntry } from "@sandbank/engine";
import { checkedLine, checksumIn } from "./checked-line.ts";

/**
 * The version of the journal files that this program writes. From 2 on, each line names the checksum of the line before it,
 * so that the lines of two servers cannot be mixed. The version of the engine's entries is another.
 */
export const JOURNAL_FORMAT = 2;

/** The version of Sandbank 0.1.0, whose lines have a checksum of their own only. A start writes them again as a chain. */
export const UNCHAINED_FORMAT = 1;

/** The first line of a journal file. */
export interface JournalHeader {
  readonly sandbank: "journal";
  readonly version: number;
  /** Tells this file from the one that it replaced: `reset` and `restore` begin another. */
  readonly id: string;
  /** The version of Sandbank that began the file. */
  readonly writtenBy: string;
  /** The version of the engine's journal. */
  readonly journal: number;
  readonly genesis: Journal["genesis"];
  /** The file of the snapshot that the entries follow; null if they begin with an empty bank. */
  readonly base: string | null;
}

export type Requests = Journal["requests"];

/** An entry with its place, from 0 on. A line that repeats a number replaces that entry, and drops those behind it. */
export interface EntryLine {
  readonly n: number;
  readonly e: JournalEntry;
  readonly r: Requests;
}

/** The line of an entry. `before` is the checksum of the line before it. */
function entryLine({ n, e, r: { total, second, inSecond } }: EntryLine, before: string): string {
  return checkedLine({ n, r: [total, second, inSecond], e, p: before });
}

/** Lines of entries, and the checksum of the last one. */
export interface Chain {
  readonly text: string;
  readonly last: string;
}

/** The lines of entries, which follow the line with the checksum `before`. */
export function chainOf(entries: readonly EntryLine[], before: string): Chain {
  let text = "";
  let last = before;
  for (const entry of entries) {
    const line = entryLine(entry, last);
    text += line;
    last = checksumIn(line);
  }
  return { text, last };
}

/** The entry of a line that was read; undefined if it is of another form. */
export function entryIn(line: Readonly<Record<string, unknown>>): EntryLine | undefined {
  const { n, r, e } = line as { readonly n: unknown; readonly r: unknown; readonly e: unknown };
  if (!Number.isSafeInteger(n) || typeof e !== "object" || e === null || !Array.isArray(r)) return undefined;
  const [total, second, inSecond] = r as readonly number[];
  if (total === undefined || second === undefined || inSecond === undefined) return undefined;
  return { n: n as number, e: e as JournalEntry, r: { total, second, inSecond } };
}
