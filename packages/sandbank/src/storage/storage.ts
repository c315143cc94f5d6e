import fs from "node:fs";
import { dirname, join } from "node:path";
import type { Bank, Snapshot, SnapshotJson } from "@sandbank/engine";
import { StartError } from "../errors/start-error.ts";
import { bankNamesIn, directoryOfBank } from "./bank-directories.ts";
import { type Beginning, readBeginning, writeBeginning } from "./beginning.ts";
import { followBank } from "./follow-bank.ts";
import { JournalWriteError } from "./journal-file.ts";
import { beginOver, JOURNAL_FILE, type LoadedBank, loadBank, savedCleanStop } from "./load-bank.ts";
import { type Lock, lockDirectory } from "./lock.ts";
import type { PersistOptions } from "./persist-options.ts";
import { readJournal, type StoredJournal } from "./read-journal.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";
import { createSnapshotFiles } from "./snapshot-files.ts";
import type { Snapshots } from "./snapshots.ts";
import { reasonOf, storageFailure } from "./storage-failure.ts";

interface StorageOptions {
  /** The data directory. Made if it does not exist. */
  readonly directory: string;
  /** Whether each call waits for the disk. Otherwise a power failure loses up to 200 ms. */
  readonly isDurable: boolean;
  /** Whether the banks go on although the server was started with another seed. */
  readonly isSeedKept: boolean;
  /** Whether the banks are moved aside, to begin again. */
  readonly isReset: boolean;
  /** Whether a bank with a damaged journal goes on with what is in front of the damage. */
  readonly isRepaired: boolean;
  /** Told what was lost or repaired. */
  readonly warn: (text: string) => void;
}

/** Where the banks of a server are kept: a directory that is locked. */
export interface Storage {
  readonly directory: string;
  /** The seeded bank that is kept; undefined in a new directory. Throws a `StartError` for another seed than then. */
  beginning(
    given: Beginning,
  ): { readonly beginning: Beginning; readonly snapshot: Snapshot | SnapshotJson } | undefined;
  /** Keeps the seeded bank of a new directory. */
  begin(beginning: Beginning, seeded: Bank): void;
  /** The banks that are kept and not open, with their time as far as it is known. */
  kept(): readonly KeptName[];
  has(name: string): boolean;
  /** Reads a bank. Throws a `StartError` if it cannot be read or replayed. */
  load(name: string): LoadedBank;
  /** Writes down what happens in a bank from now on. */
  follow(name: string, bank: Bank, loaded: LoadedBank | undefined): FollowedBank;
  remove(name: string): void;
  snapshotsOf(name: string): Snapshots;
  /** How fast the clock of a bank passes; undefined if nobody set it. */
  rateOf(name: string): number | undefined;
  setRate(name: string, rate: number): void;
  close(): void;
}

export interface KeptName {
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly now: string;
}

/** A bank that is being written down. */
export interface FollowedBank {
  /** The number of entries in its journal. */
  entries(): number;
  /**
   * Ends that, with the state of the bank as that of a clean stop, if `maySave` returns true for the number of entries.
   * Returns false if it does not.
   */
  close(maySave: (entries: number) => boolean): boolean;
  /** Ends that at once: the bank is removed. */
  abandon(): void;
}

const SYNC_MS = 200;
/** The lock is touched each tenth time. */
const SYNCS_PER_TOUCH = 10;
/** How long the time of a bank in which nothing happens stays unwritten, in milliseconds. */
const HELD_MS = 60_000;
const RATE_FILE = "clock.json";

/** Opens the data directory of a server; undefined if its banks are in memory only. Throws a `StartError`. */
export function openStorageOf(
  persist: PersistOptions | undefined,
  warn: (text: string) => void = console.error,
): Storage | undefined {
  if (persist === undefined) return undefined;
  const { directory, durable = false, keepSeed = false, reset = false, repair = false } = persist;
  return openStorage({
    directory,
    isDurable: durable,
    isSeedKept: keepSeed,
    isReset: reset,
    isRepaired: repair,
    warn,
  });
}

/**
 * Opens a data directory, and reads all journals in it. Throws a `StartError` if it is in use or damaged, or cannot be
 * written; nothing has changed then.
 */
export function openStorage(options: StorageOptions): Storage {
  const { directory, isDurable, isRepaired, warn } = options;
  const made = madeDirectory(directory);
  let lock: Lock;
  try {
    lock = lockDirectory(directory);
  } catch (error) {
    made.undo();
    throw storageFailure(directory, error);
  }
  const directoryOf = (name: string) => directoryOfBank(directory, name);
  /** The banks in the directory, with their time when they were last closed. */
  const names = new Map<string, string>();
  const open = new Map<string, { readonly sync: () => void; readonly flush: () => void }>();
  let failure: string | undefined;

  /** Says what cannot be written: once, and again after something could be. */
  function report(error: unknown): void {
    const text = reasonOf(error instanceof JournalWriteError ? error.cause : error);
    if (text !== failure) warn(`The banks cannot be written to ${directory}: ${text}. Calls fail until they can.`);
    failure = text;
  }

  function onWritten(): void {
    failure = undefined;
  }

  let syncs = 0;
  const timer = setInterval(() => {
    try {
      for (const { sync, flush } of open.values()) {
        flush();
        sync();
      }
      if (syncs++ % SYNCS_PER_TOUCH === 0) lock.touch();
    } catch (error) {
      report(error);
    }
  }, SYNC_MS);
  timer.unref();

  function close(): void {
    clearInterval(timer);
    lock.release();
  }

  try {
    const ignore = join(directory, ".gitignore");
    if (readIfPresent(ignore) === undefined) replaceFile(ignore, "# The banks of `sandbank start --persist`.\n*\n");
    for (const name of fs.readdirSync(directory)) {
      if (name.startsWith("removed-")) fs.rmSync(join(directory, name), { recursive: true, force: true });
    }
    for (const name of options.isReset ? [] : bankNamesIn(directory)) {
      names.set(name, timeOf(readJournal(join(directoryOf(name), JOURNAL_FILE), isRepaired)));
    }
    if (names.size > 0 && readIfPresent(join(directory, "seed.json")) === undefined) {
      throw new StartError(
        `${join(directory, "seed.json")} is missing; restore it from a copy, or begin again with --reset, which keeps a copy`,
      );
    }
  } catch (error) {
    close();
    made.undo();
    throw storageFailure(directory, error);
  }

  return {
    directory,
    beginning: (given) =>
      options.isReset ? undefined : readBeginning({ directory, given, isSeedKept: options.isSeedKept }),
    begin(beginning, seeded) {
      try {
        // Only now: the new seed may have been refused.
        if (options.isReset) moveAside(directory, warn);
        writeBeginning(directory, beginning, seeded);
      } catch (error) {
        throw storageFailure(directory, error);
      }
    },
    kept: () => [...names].filter(([name]) => !open.has(name)).map(([name, now]) => ({ name, now })),
    has: (name) => names.has(name),
    load: (name) => loadBank(directoryOf(name), isRepaired, warn),
    follow(name, bank, loaded) {
      const path = directoryOf(name);
      const isBased = loaded?.isBased ?? false;
      try {
        if (loaded === undefined) fs.mkdirSync(path, { recursive: true, mode: 0o700 });
        const begun = loaded === undefined ? beginOver(path, bank, false) : loaded.open(warn);
        const follower = followBank(bank, {
          begun,
          isDurable,
          begin: () => beginOver(path, bank, isBased),
          report,
          onWritten,
        });
        names.set(name, bank.clock.now());
        open.set(name, {
          sync: () => follower.journal?.file.syncSoon(report),
          flush: () => follower.flush(HELD_MS),
        });
        return {
          entries: () => follower.journal?.count ?? 0,
          close(maySave) {
            open.delete(name);
            try {
              names.set(name, bank.clock.now());
              follower.flush();
              follower.journal?.file.sync();
              return follower.journal === undefined || savedCleanStop(path, bank, follower.journal, maySave);
            } catch (error) {
              report(error);
              return true;
            } finally {
              follower.close();
            }
          },
          abandon() {
            open.delete(name);
            follower.close();
          },
        };
      } catch (error) {
        throw storageFailure(path, error);
      }
    },
    remove(name) {
      names.delete(name);
      // A process that is killed in between leaves a whole bank, or one that the next start removes.
      const aside = join(directory, `removed-${name}`);
      fs.rmSync(aside, { recursive: true, force: true });
      fs.renameSync(directoryOf(name), aside);
      fs.rmSync(aside, { recursive: true, force: true });
    },
    snapshotsOf: (name) => createSnapshotFiles(join(directoryOf(name), "snapshots")),
    rateOf(name) {
      const text = readIfPresent(join(directoryOf(name), RATE_FILE));
      return text === undefined ? undefined : (JSON.parse(text) as { rate: number }).rate;
    },
    setRate: (name, rate) => void replaceFile(join(directoryOf(name), RATE_FILE), `${JSON.stringify({ rate })}\n`),
    close,
  };
}

/** Makes a directory. `undo` removes what is new of it, and still empty. */
function madeDirectory(directory: string): { undo(): void } {
  const made: string[] = [];
  const undo = () => {
    if (made.includes(directory)) fs.rmSync(join(directory, ".gitignore"), { force: true });
    for (const path of made.toReversed()) {
      try {
        fs.rmdirSync(path);
      } catch {
        // It is not empty any more.
      }
    }
  };
  try {
    makeDirectory(directory, made);
  } catch (error) {
    undo();
    throw storageFailure(directory, error);
  }
  return { undo };
}

/** Like `mkdir` with `recursive`, which never returns for a directory in `/proc`. */
function makeDirectory(path: string, made: string[]): void {
  if (fs.existsSync(path) && fs.statSync(path).isDirectory()) return;
  if (dirname(path) !== path) makeDirectory(dirname(path), made);
  fs.mkdirSync(path, { mode: 0o700 });
  made.push(path);
}

/** Moves the banks and their seed into a directory of their own. */
function moveAside(directory: string, warn: (text: string) => void): void {
  const present = ["seed.json", "banks"].filter((name) => fs.existsSync(join(directory, name)));
  if (present.length === 0) return;
  const name = `before-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  fs.mkdirSync(join(directory, name), { mode: 0o700 });
  for (const part of present) fs.renameSync(join(directory, part), join(directory, name, part));
  warn(`The banks of before are kept in ${join(directory, name)}.`);
}

/** The time to which the entries of a journal lead. */
function timeOf({ header, entries }: StoredJournal): string {
  const move = entries.findLast((entry) => entry.kind === "advance" || entry.kind === "resume");
  return new Date(move?.to ?? header.genesis.start).toISOString();
}
