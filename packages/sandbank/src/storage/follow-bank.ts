import type { Bank, JournalEntry } from "@sandbank/engine";
import { StorageError } from "../errors/storage-error.ts";
import type { JournalFile } from "./journal-file.ts";
import type { EntryLine } from "./journal-format.ts";
import { describeReason } from "./storage-failure.ts";
import type { WriteGuard } from "./write-guard.ts";

/** A journal file, and its content. */
export interface BegunJournal {
  readonly file: JournalFile;
  /** The number of entries. */
  readonly count: number;
  /** How far the bank is ahead of its time source after those entries, in milliseconds. */
  readonly ahead: number;
}

export interface FollowOptions {
  readonly guard: WriteGuard;
  readonly begun: BegunJournal;
  /** Whether each call waits until the disk has stored it. */
  readonly isDurable: boolean;
  /** Begins another file for a bank that was reset or restored. Called during that operation. */
  readonly begin: () => BegunJournal;
  /** Called with errors of writing. */
  readonly report: (error: unknown) => void;
  /** Called after each write. */
  readonly onWritten: () => void;
}

/** Writes the entries of a bank to its journal file. */
export interface Follower {
  /** Absent after a reset whose journal could not be written. */
  readonly journal: BegunJournal | undefined;
  /** Writes the time that has passed without effects, if it is older than `age` milliseconds. */
  flush(age?: number): void;
  /** Ends the journal. Later calls of the bank fail and are undone. */
  close(): void;
}

/** The kinds of entries that no call causes. The bank acknowledges none of them. */
const UNASKED: ReadonlySet<JournalEntry["kind"]> = new Set(["drop_job", "disable", "record", "fire"]);

/**
 * Writes each entry to the journal before the call ends, and therefore before its response is sent. If an entry cannot
 * be written, the observer throws, and the bank undoes the call. Time that passes without effects is written with the
 * next entry, or by `flush`: otherwise each read of a ticking bank would add a line. Reads succeed even if nothing can
 * be written. The effects of passing time are then written later, or never if another server owns the directory.
 */
export function followBank(bank: Bank, options: FollowOptions): Follower {
  const { begun, guard, isDurable, begin, report, onWritten } = options;
  let journal: BegunJournal | undefined = begun;
  /** The number of the bank's latest entry that was written to this file; undefined if there is none. */
  let told: number | undefined;
  let held: { readonly line: EntryLine; readonly since: number } | undefined;
  let ranJobs = false;
  let isClosed = false;

  function write(lines: readonly EntryLine[], { file }: BegunJournal): void {
    try {
      file.append(lines, isDurable);
      onWritten();
    } catch (error) {
      report(error);
      throw error;
    }
  }

  /** Writes the passing of time. If that fails, it is written later. */
  function writeTime(lines: readonly EntryLine[], to: BegunJournal): boolean {
    try {
      write(lines, to);
      return true;
    } catch {
      return false;
    }
  }

  bank.observe({
    job() {
      ranJobs = true;
    },
    entry({ number, entry, requests }) {
      if (isClosed) throw new StorageError("The bank was unloaded meanwhile. Nothing was done. Repeat the call.");
      if (journal === undefined) {
        throw new StorageError("The journal of the bank could not be begun again. Nothing was done. Reset the bank.", {
          isTemporary: false,
        });
      }
      const ahead = entry.kind === "advance" ? entry.ahead : journal.ahead;
      const isPassing = entry.kind === "advance" && ahead === journal.ahead;
      // The bank repeats the number of an entry that it extends.
      const n = told === undefined || number > told ? journal.count : journal.count - 1 - (told - number);
      const line = { n, e: entry, r: requests };
      const before = held !== undefined && held.line.n < n ? [held.line] : [];
      if (guard.problem !== undefined && (isPassing || UNASKED.has(entry.kind))) {
        // The entry stays in memory, so that reads succeed.
      } else if (isPassing) {
        const since = before.length > 0 ? undefined : held?.since;
        if (before.length > 0) write(before, journal);
        held = { line, since: since ?? performance.now() };
        if (ranJobs && writeTime([line], journal)) [held, ranJobs] = [undefined, false];
      } else {
        try {
          write([...before, line], journal);
        } catch (error) {
          if (guard.problem === undefined || !UNASKED.has(entry.kind)) throw error;
        }
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
        old?.check();
        journal = begin();
      } catch (error) {
        throw new StorageError(
          `The bank went back, but its journal could not be begun again: ${describeReason(error)}. Later calls fail until a reset succeeds.`,
          { cause: error, isTemporary: false },
        );
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
