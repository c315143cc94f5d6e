import type { Journal, JournalEntry } from "@sandbank/engine";
import { checkedLine } from "./checked-line.ts";

/** Increases when this program can no longer read older files. The version of the engine's entries is another. */
export const FORMAT_VERSION = 1;

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

export function entryLine({ n, e, r: { total, second, inSecond } }: EntryLine): string {
  return checkedLine({ n, r: [total, second, inSecond], e });
}

/** The entry of a line that was read; undefined if it is of another form. */
export function entryIn(line: Readonly<Record<string, unknown>>): EntryLine | undefined {
  const { n, r, e } = line as { readonly n: unknown; readonly r: unknown; readonly e: unknown };
  if (!Number.isSafeInteger(n) || typeof e !== "object" || e === null || !Array.isArray(r)) return undefined;
  const [total, second, inSecond] = r as readonly number[];
  if (total === undefined || second === undefined || inSecond === undefined) return undefined;
  return { n: n as number, e: e as JournalEntry, r: { total, second, inSecond } };
}
