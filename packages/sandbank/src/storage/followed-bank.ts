import type { Bank } from "@sandbank/engine";
import { savedCleanStop } from "./clean-stop.ts";
import { type FollowOptions, followBank } from "./follow-bank.ts";

/** A bank whose calls the storage writes to its journal. */
export interface FollowedBank {
  /** The number of entries in its journal. */
  entries(): number;
  /**
   * Stops writing. If `maySave` returns true for the number of entries, first saves the state of the bank as a clean stop,
   * so that the next start need not replay the journal; otherwise returns false. Writes nothing if the directory is not
   * this server's any more.
   */
  close(maySave: (entries: number) => boolean): boolean;
  /** Stops writing at once, because the bank is removed. */
  abandon(): void;
}

/** A bank whose calls the storage writes to its journal, as the storage sees it. */
export interface StoredBank {
  readonly followed: FollowedBank;
  /** Throws a `StorageError` unless the journal is at its path, as it was written. */
  check(): void;
  /** Writes time that has passed for so many milliseconds without any effect, and has the disk keep everything soon. */
  sync(age: number): void;
}

interface Options extends FollowOptions {
  /** Of the bank. */
  readonly directory: string;
  /** Called when the storage no longer writes the journal of the bank, with the time of the bank. */
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
