import fs from "node:fs";
import { join } from "node:path";
import type { Bank, Snapshot, SnapshotJson } from "@sandbank/engine";
import { capitalized } from "@sandbank/view/words/capitalized";
import { listed } from "@sandbank/view/words/listed";
import { StartError } from "../errors/start-error.ts";
import { StorageError } from "../errors/storage-error.ts";
import { bankDirectoriesIn, bankNamesIn, directoryOfBank } from "./bank-directories.ts";
import { JOURNAL_FILE, SNAPSHOTS_DIRECTORY } from "./bank-files.ts";
import { type Beginning, readBeginning, SEED_FILE, writeBeginning } from "./beginning.ts";
import { readRate, writeRate } from "./clock-file.ts";
import { isMarked, markDirectory } from "./data-directory.ts";
import { type FollowedBank, type StoredBank, storedBank } from "./followed-bank.ts";
import { notWritten } from "./journal-file.ts";
import { beginOver, type LoadedBank, loadBank } from "./load-bank.ts";
import { type Lock, lockDirectory } from "./lock.ts";
import { madeDirectory } from "./make-directory.ts";
import type { PersistOptions } from "./persist-options.ts";
import { readJournal, type StoredJournal } from "./read-journal.ts";
import { clearRemoved, clearTemporaries, isRemoved, removeBank } from "./remove-bank.ts";
import { readIfPresent } from "./replace-file.ts";
import { createSnapshotFiles } from "./snapshot-files.ts";
import type { Snapshots } from "./snapshots.ts";
import { describeReason, storageFailure } from "./storage-failure.ts";
import { createWriteGuard } from "./write-guard.ts";

interface StorageOptions {
  /** The data directory. It is created if necessary. */
  readonly directory: string;
  /** Whether each call waits until the disk has stored it. Otherwise a power failure loses up to 200 ms. */
  readonly isDurable: boolean;
  /** Whether to continue the banks although the server was started with another seed. */
  readonly isSeedKept: boolean;
  /** Whether to move the banks aside and begin with new ones. */
  readonly isReset: boolean;
  /** Whether to continue a bank with a damaged journal from the entries before the damage. */
  readonly isRepaired: boolean;
  /** Called with each loss or repair. */
  readonly warn: (text: string) => void;
}

/** The storage of a server's banks: a locked directory. */
export interface Storage {
  readonly directory: string;
  /**
   * Returns the stored seeded bank; undefined in a new directory. Throws a `StartError` if the directory began with
   * another seed.
   */
  beginning(
    given: Beginning,
  ): { readonly beginning: Beginning; readonly snapshot: Snapshot | SnapshotJson } | undefined;
  /** Stores the seeded bank of a new directory. */
  begin(beginning: Beginning, seeded: Bank): void;
  /** Lists the stored banks that are not open, with their time if it is known. */
  kept(): readonly KeptName[];
  has(name: string): boolean;
  /** Reads a bank. Throws a `StartError` if it cannot be read or replayed. */
  load(name: string): LoadedBank;
  /** Writes the changes of a bank from now on. */
  follow(name: string, bank: Bank, loaded: LoadedBank | undefined): FollowedBank;
  remove(name: string): void;
  openSnapshots(name: string): Snapshots;
  /** Returns the rate of a bank's clock; undefined if no rate was set. */
  findRate(name: string): number | undefined;
  setRate(name: string, rate: number): void;
  /** The reason why nothing can be written until the server restarts; undefined if writes are possible. */
  readonly lost: string | undefined;
  /** The error of the latest write; undefined if it succeeded. */
  readonly failure: string | undefined;
  /**
   * Throws a `StorageError` unless this server owns the directory, and the files of the bank are unchanged by others.
   */
  requireOwn(name: string): void;
  close(): void;
}

export interface KeptName {
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly now: string;
}

const SYNC_MS = 200;
/** The lock is updated with every tenth flush. */
const SYNCS_PER_TOUCH = 10;
/** The time after which the passing of time is written for a bank without other changes, in milliseconds. */
const HELD_MS = 60_000;

/** Opens the data directory of a server; undefined if its banks are in memory only. Throws a `StartError`. */
export function openPersisted(
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
 * Opens a data directory, and checks its files. Throws a `StartError` if it does not belong to Sandbank, is in use or
 * damaged, or cannot be written; it is then unchanged.
 */
export function openStorage(options: StorageOptions): Storage {
  const { directory, isDurable, isRepaired, warn } = options;
  const toDirectory = (name: string) => directoryOfBank(directory, name);
  /** The banks in the directory, with their time at their last close. */
  const names = new Map<string, string>();
  const open = new Map<string, StoredBank>();
  const { lock, isNew: isUnmarked } = lockedDirectory(options, names);
  if (names.size === 0 && !options.isReset && readIfPresent(join(directory, SEED_FILE)) !== undefined) {
    warn(`A server kept banks in ${directory}, and none of them is there any more. The banks begin anew.`);
  }
  const writer = createWriter(options, lock, isUnmarked);
  const { guard, report, claim, write } = writer;

  let syncs = 0;
  const timer = setInterval(() => {
    if (guard.problem !== undefined) return;
    try {
      for (const { sync } of open.values()) sync(HELD_MS);
      if (syncs++ % SYNCS_PER_TOUCH !== 0) return;
      guard.requireLock();
      lock.touch();
    } catch (error) {
      report(error);
    }
  }, SYNC_MS);
  timer.unref();

  return {
    directory,
    beginning: (given) =>
      options.isReset ? undefined : readBeginning({ directory, given, isSeedKept: options.isSeedKept }),
    begin(beginning, seeded) {
      try {
        // Moves the old banks only now, because the new seed may be refused.
        if (options.isReset) moveAside(directory, warn);
        claim();
        writeBeginning(directory, beginning, seeded);
      } catch (error) {
        throw storageFailure(directory, error);
      }
    },
    kept: () => [...names].filter(([name]) => !open.has(name)).map(([name, now]) => ({ name, now })),
    has: (name) => names.has(name),
    load: (name) => loadBank(toDirectory(name), isRepaired, warn),
    follow(name, bank, loaded) {
      const path = toDirectory(name);
      const isBased = loaded?.isBased ?? false;
      const begun = write(path, () => {
        claim();
        if (loaded !== undefined) return loaded.open(guard, warn);
        fs.mkdirSync(path, { recursive: true, mode: 0o700 });
        return beginOver({ directory: path, bank, guard });
      });
      const stored = storedBank(bank, {
        directory: path,
        begun,
        guard,
        isDurable,
        begin: () => beginOver({ directory: path, bank, guard, isBased }),
        report,
        onWritten: writer.succeeded,
        onEnd(now) {
          open.delete(name);
          if (now !== undefined) names.set(name, now);
        },
      });
      names.set(name, bank.clock.now());
      open.set(name, stored);
      return stored.followed;
    },
    remove(name) {
      write(toDirectory(name), () => {
        const left = removeBank(toDirectory(name));
        if (left.length > 0) warn(`Sandbank did not write ${listed(left, "and")}, so it is still there.`);
      });
      names.delete(name);
    },
    openSnapshots: (name) => createSnapshotFiles(join(toDirectory(name), SNAPSHOTS_DIRECTORY), guard),
    findRate: (name) => readRate(toDirectory(name), isUnmarked),
    setRate: (name, rate) => write(toDirectory(name), () => writeRate(toDirectory(name), rate)),
    get lost() {
      return guard.problem;
    },
    get failure() {
      return writer.failure;
    },
    requireOwn(name) {
      guard.requireLock();
      open.get(name)?.check();
    },
    close() {
      clearInterval(timer);
      lock.release();
    },
  };
}

/** Writes to a data directory, and keeps the error of the latest write, which `succeeded` forgets. */
function createWriter({ directory, warn }: StorageOptions, lock: Lock, isUnmarked: boolean) {
  let isClaimed = false;
  let failure: string | undefined;

  const guard = createWriteGuard(directory, lock.file, (problem) =>
    warn(
      `${capitalized(problem)}, so nothing is written to ${directory} any more. Calls that change a bank are refused until the server is stopped; reads are answered.`,
    ),
  );

  /** Warns about a failed write. Repeated failures for the same reason cause one warning. */
  function report(error: unknown): void {
    if (guard.problem !== undefined) return;
    const text = describeReason(error instanceof StorageError ? (error.cause ?? error) : error);
    if (text !== failure) warn(`The banks cannot be written to ${directory}: ${text}. Calls fail until they can.`);
    failure = text;
  }

  /** Prepares the directory before the first write: removes what killed processes left, and marks it. */
  function claim(): void {
    guard.requireLock();
    if (isClaimed) return;
    for (const path of [directory, ...bankDirectoriesIn(directory)]) {
      clearTemporaries(path);
      clearTemporaries(join(path, SNAPSHOTS_DIRECTORY));
      if (path !== directory && isRemoved(path)) clearRemoved(path);
    }
    if (isUnmarked) markDirectory(directory);
    isClaimed = true;
  }

  /** Runs a write. Throws a `StorageError`. */
  function write<Result>(path: string, act: () => Result): Result {
    guard.requireLock();
    try {
      return act();
    } catch (error) {
      report(error);
      throw notWritten(path, error);
    }
  }

  return {
    guard,
    report,
    claim,
    write,
    succeeded() {
      failure = undefined;
    },
    get failure() {
      return failure;
    },
  };
}

/** Locks a directory, and checks its files. Adds the names of its banks to `names`. */
function lockedDirectory(
  { directory, isReset, isRepaired }: StorageOptions,
  names: Map<string, string>,
): { readonly lock: Lock; readonly isNew: boolean } {
  const made = madeDirectory(directory);
  let lock: Lock | undefined;
  try {
    const isNew = !isMarked(directory);
    lock = lockDirectory(directory);
    for (const name of isReset ? [] : bankNamesIn(directory)) {
      const path = directoryOfBank(directory, name);
      names.set(name, readTime(readJournal(join(path, JOURNAL_FILE), { isRepaired })));
      readRate(path, isNew);
    }
    const seed = join(directory, SEED_FILE);
    if (names.size > 0 && readIfPresent(seed) === undefined) {
      throw new StartError(
        `${seed} is missing; restore it from a copy, or begin again with --reset, which keeps a copy`,
      );
    }
    return { lock, isNew };
  } catch (error) {
    lock?.release();
    made.undo();
    throw storageFailure(directory, error);
  }
}

/** Moves the banks and their seed into a directory of their own. */
function moveAside(directory: string, warn: (text: string) => void): void {
  const present = ["seed.json", "banks"].filter((name) => fs.existsSync(join(directory, name)));
  if (present.length === 0) return;
  const name = `before-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  fs.mkdirSync(join(directory, name), { mode: 0o700 });
  for (const part of present) fs.renameSync(join(directory, part), join(directory, name, part));
  warn(`The previous banks are kept in ${join(directory, name)}.`);
}

/** Returns the bank's time after the entries of a journal. */
function readTime({ header, entries }: StoredJournal): string {
  const move = entries.findLast((entry) => entry.kind === "advance" || entry.kind === "resume");
  return new Date(move?.to ?? header.genesis.start).toISOString();
}
