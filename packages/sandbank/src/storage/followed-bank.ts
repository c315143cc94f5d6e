import type { Bank } from "@sandbank/engine";
import { savedCleanStop } from "./clean-stop.ts";
import { type FollowOptions, followBank } from "./follow-bank.ts";

/** A bank whose calls are written to its journal. */
export interface FollowedBank {
  /** Returns the number of entries in its journal. */
  entries(): number;
  /**
   * Stops writing. If `maySave` returns true for the number of entries, first saves the state of the bank as a clean
   * stop, so that the next start need not replay the journal; otherwise returns false. Writes nothing if another server
   * owns the directory.
   */
  close(maySave: (entries: number) => boolean): boolean;
  /** Stops writing at once, because the bank is being removed. */
  abandon(): void;
}

/** The storage's view of a bank whose calls are written to its journal. */
export interface StoredBank {
  readonly followed: FollowedBank;
  /** Throws a `StorageError` unless the journal is at its path and unchanged by others. */
  check(): void;
  /** Writes time that has passed without effects for `age` milliseconds, and starts to flush the file to the disk. */
  sync(age: number): void;
}

interface Options extends FollowOptions {
  /** The directory of the bank. */
  readonly directory: string;
  /** Called when the journal of the bank is no longer written, with the time of the bank. */
  readonly onEnd: (now?: string) => void;
}

/** Starts to write the calls of a bank to its journal. */
export function storedBank(bank: Bank, options: Options): StoredBank {
  const { directory, guard, report, onEnd } = options;
  const follower = followBank(bank, options);

  function save(maySave: (entries: number) => boolean): boolean {
    follower.flush();
    if (follower.journal === undefined) return true;
    follower.journal.file.check();
    follower.journal.file.sync();
    return savedCleanStop(directory, bank, follower.journal, { guard, maySave });
  }

  return {
    followed: {
      entries: () => follower.journal?.count ?? 0,
      close(maySave) {
        onEnd();
        try {
          onEnd(bank.clock.now());
          return guard.problem !== undefined || save(maySave);
        } catch (error) {
          report(error);
          return true;
        } finally {
          follower.close();
        }
      },
      abandon() {
        onEnd();
        follower.close();
      },
    },
    check: () => follower.journal?.file.check(),
    sync(age) {
      follower.flush(age);
      follower.journal?.file.syncSoon(report);
    },
  };
}
