import type { Bank } from "@sandbank/engine";
import { type JournalFile, JournalWriteError } from "./journal-file.ts";
import { type EntryLine, entryLine } from "./journal-format.ts";
import { reasonOf } from "./storage-failure.ts";

/** A journal file, and what it contains. */
export interface BegunJournal {
  readonly file: JournalFile;
  /** The number of entries. */
  readonly count: number;
  /** How far the bank is ahead of its time source after them, in milliseconds. */
  readonly ahead: number;
}

export interface FollowOptions {
  readonly begun: BegunJournal;
  /** Whether each call waits for the disk. */
  readonly isDurable: boolean;
  /** Begins another file for a bank that went back to another state. Called in the middle of that. */
  readonly begin: () => BegunJournal;
  /** Told of what cannot be written. */
  readonly report: (error: unknown) => void;
  /** Told after each write. */
  readonly onWritten: () => void;
}

/** Keeps a journal file in step with a bank. */
export interface Follower {
  /** Absent after a reset whose journal could not be written. */
  readonly journal: BegunJournal | undefined;
  /** Writes the time that has passed without any effect, if it is older than so many milliseconds. */
  flush(age?: number): void;
  /** Ends the journal: later calls of the bank fail, and are undone. */
  close(): void;
}

/**
 * Writes each entry to the journal before the call is done, so before its response is sent. If an entry cannot be written,
 * the observer throws, and the bank undoes the call. Time that passes without any effect is written with the next entry, or
 * by `flush`: otherwise each read of a ticking bank would add a line.
 */
export function followBank(bank: Bank, { begun, isDurable, begin, report, onWritten }: FollowOptions): Follower {
  let journal: BegunJournal | undefined = begun;
  /** The number of the latest entry in the bank; undefined if the bank has told none of this file. */
  let told: number | undefined;
  let held: { readonly line: EntryLine; readonly since: number } | undefined;
  let ranJobs = false;
  let isClosed = false;

  function write(lines: readonly EntryLine[], { file }: BegunJournal): void {
    try {
      file.append(lines.map(entryLine).join(""));
      if (isDurable) file.sync();
      onWritten();
    } catch (error) {
      report(error);
      throw error;
    }
  }

  bank.observe({
    job() {
      ranJobs = true;
    },
    entry({ number, entry, requests }) {
      if (isClosed) throw new JournalWriteError("The bank was unloaded meanwhile. Repeat the call.");
      if (journal === undefined) throw new JournalWriteError("The journal could not be begun again. Reset the bank.");
      // The bank repeats the number of an entry that it replaced.
      const n = told === undefined || number > told ? journal.count : journal.count - 1 - (told - number);
      const line = { n, e: entry, r: requests };
      const before = held !== undefined && held.line.n < n ? [held.line] : [];
      const ahead = entry.kind === "advance" ? entry.ahead : journal.ahead;
      if (entry.kind === "advance" && ahead === journal.ahead && !ranJobs) {
        if (before.length > 0) write(before, journal);
        held = { line, since: before.length > 0 ? performance.now() : (held?.since ?? performance.now()) };
      } else {
        write([...before, line], journal);
        held = undefined;
        ranJobs = false;
      }
      journal = { file: journal.file, count: n + 1, ahead };
      told = number;
    },
    restart() {
      const old = journal?.file;
      [journal, told, held, ranJobs] = [undefined, undefined, undefined, false];
      try {
        journal = begin();
      } catch (error) {
        throw new Error(`The bank went back, but its journal could not be begun again: ${reasonOf(error)}.`, {
          cause: error,
        });
      } finally {
        old?.close();
      }
    },
  });

  return {
    get journal() {
      return journal;
    },
    flush(age = 0) {
      if (held === undefined || journal === undefined || performance.now() - held.since < age) return;
      write([held.line], journal);
      held = undefined;
    },
    close() {
      isClosed = true;
      journal?.file.close();
    },
  };
}
