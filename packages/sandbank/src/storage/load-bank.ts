import fs from "node:fs";
import { basename, join } from "node:path";
import { type Bank, type Journal, replay, type Snapshot, type SnapshotJson, sealJournal } from "@sandbank/engine";
import { clause } from "@sandbank/engine/private/errors";
import { StartError } from "../errors/start-error.ts";
import { version } from "../version.ts";
import { JOURNAL_FILE, SNAPSHOT_FILE } from "./bank-files.ts";
import { type CleanStop, snapshotIn, stopIn, writeSnapshot } from "./clean-stop.ts";
import type { BegunJournal } from "./follow-bank.ts";
import { beginJournal, type JournalEnd, newJournalId, openJournalFile, writeJournal } from "./journal-file.ts";
import { type EntryLine, JOURNAL_FORMAT } from "./journal-format.ts";
import { readMsAhead } from "./ms-ahead.ts";
import { copyAside, isOwnFile } from "./own-file.ts";
import { readJournal, type StoredJournal } from "./read-journal.ts";
import { describeReason } from "./storage-failure.ts";
import type { WriteGuard } from "./write-guard.ts";

/** A bank that was read from its directory. Reading changes nothing in the directory. */
export interface LoadedBank {
  readonly snapshot: Snapshot;
  /** The bank's time, in milliseconds since 1970. */
  readonly now: number;
  /** How far the bank is ahead of its time source, in milliseconds. */
  readonly ahead: number;
  /** Whether the journal follows a snapshot, because this version cannot replay the entries before it. */
  readonly isBased: boolean;
  /** Opens the journal for writing, after any repairs that are necessary. Warns about each repair. */
  open(guard: WriteGuard, warn: (text: string) => void): BegunJournal;
}

/** Replays of more entries are announced, because they take about a second. */
const MANY_ENTRIES = 20_000;

/** The tolerated number of replaced lines. A file with more is rewritten without them. */
const MOST_REPLACED = 10_000;

/**
 * Reads a bank from its directory: replays the journal, compares the state with that of the last clean stop, and checks
 * the bank's invariants. If this version cannot replay the journal, it uses the snapshot of the last clean stop. Throws
 * a `StartError` that names the file.
 */
export function loadBank(directory: string, isRepaired: boolean, tell: (text: string) => void): LoadedBank {
  const path = join(directory, JOURNAL_FILE);
  const stored = readJournal(path, { isRepaired });
  const { length } = stored.entries;
  if (length > MANY_ENTRIES) tell(`Replaying ${length.toLocaleString("en-US")} entries of ${path}.`);
  const stop = stopIn(directory, stored.header.id, tell);
  const base = stored.header.base === null ? undefined : snapshotIn(join(directory, stored.header.base));
  const lost = describeLoss(path, stored, stop);
  const replayed = lost === undefined ? attempt(() => replayChecked(directory, stored, stop, base)) : { why: lost };
  if (replayed.bank !== undefined) {
    const { bank } = replayed;
    const ahead = readMsAhead(stored.entries, base);
    return {
      ...readState(bank),
      ahead,
      isBased: base !== undefined,
      open(guard, warn) {
        guard.requireLock();
        if (stored.rest !== "none") warnOfRest(path, stored, warn);
        const replaced = stored.lines - 1 - stored.entries.length;
        if (replaced > MOST_REPLACED && base === undefined) return beginOver({ directory, bank, guard });
        return {
          file: openJournalFile(path, chainedEnd(path, stored), guard),
          count: stored.entries.length,
          ahead,
        };
      },
    };
  }
  const { why } = replayed;
  const kept = stop === undefined ? undefined : attempt(() => continued(directory, stored, stop));
  if (kept?.bank === undefined) {
    throw new StartError(
      lost === undefined
        ? `the history in ${path} cannot be replayed by Sandbank ${version}, and there is no usable snapshot of a clean stop (${why}); start it with Sandbank ${stored.header.writtenBy}, or name another directory with --persist DIR`
        : `${lost}, and the snapshot of the last clean stop cannot be used (${kept?.why}); restore the directory from a copy, or name another one with --persist DIR`,
    );
  }
  const { bank } = kept;
  return {
    ...readState(bank),
    ahead: bank.snapshot().toJSON().state.ahead,
    isBased: true,
    open(guard, warn) {
      guard.requireLock();
      const aside = basename(copyAside(path, join(directory, `journal-${stored.header.id}.ndjson`)));
      const problem = lost ?? `The history in ${path} cannot be replayed by Sandbank ${version} (${why})`;
      warn(
        `${problem.replace(/^line /, "Line ")}. The bank continues from the snapshot of its last clean stop; the old history is kept as ${aside}.`,
      );
      return beginOver({ directory, bank, guard, isBased: true });
    },
  };
}

/** Describes the loss of a journal since the last clean stop, as a sentence without its end; undefined for none. */
function describeLoss(path: string, { entries, lines, rest }: StoredJournal, stop: CleanStop | undefined) {
  const missing = (stop?.count ?? 0) - entries.length;
  if (missing <= 0) return undefined;
  if (rest === "damaged") return `line ${lines + 1} of ${path} is damaged`;
  if (rest === "torn") return `line ${lines + 1} of ${path} is cut off`;
  return missing === 1 ? `${path} lacks its last entry` : `${path} lacks its last ${missing} entries`;
}

function readState(bank: Bank) {
  return { snapshot: bank.snapshot(), now: Date.parse(bank.clock.now()) };
}

/** Returns the end of a stored journal. Rewrites lines of Sandbank 0.1.0 as a chain. */
function chainedEnd(path: string, { header, size, last }: StoredJournal): JournalEnd {
  if (header.version === JOURNAL_FORMAT) return { id: header.id, size, last };
  const lines: EntryLine[] = [];
  readJournal(path, { isRepaired: true, each: (line) => lines.push(line) });
  return writeJournal(path, { ...header, version: JOURNAL_FORMAT }, lines);
}

export interface BeginOptions {
  /** The directory of the bank. */
  readonly directory: string;
  readonly bank: Bank;
  readonly guard: WriteGuard;
  /** Whether a snapshot of the bank's state replaces its history, which cannot be replayed. Default: false. */
  readonly isBased?: boolean;
}

/** Begins a new journal for a bank. */
export function beginOver({ directory, bank, guard, isBased = false }: BeginOptions): BegunJournal {
  guard.requireLock();
  const path = join(directory, JOURNAL_FILE);
  const journal = bank.journal();
  if (!isBased) {
    const file = openJournalFile(path, beginJournal(path, journal), guard);
    return { file, count: journal.entries.length, ahead: readMsAhead(journal.entries) };
  }
  const id = newJournalId();
  const name = `base-${id}.json`;
  const base = bank.snapshot().toJSON();
  writeSnapshot(join(directory, name), base);
  const file = openJournalFile(path, beginJournal(path, { ...journal, entries: [] }, { id, base: name }), guard);
  for (const other of fs.readdirSync(directory)) {
    const isOldBase = /^base-[0-9a-f]{12}\.json$/.test(other) && other !== name;
    if (isOldBase && isOwnFile(join(directory, other))) fs.rmSync(join(directory, other));
  }
  return { file, count: 0, ahead: base.state.ahead };
}

function replayChecked(
  directory: string,
  stored: StoredJournal,
  stop: CleanStop | undefined,
  base: SnapshotJson | undefined,
): Bank {
  const { entries } = stored;
  const requests = stop?.count === entries.length ? stop.requests : stored.requests;
  const bank = replayEntries(stored, { requests, entries }, base);
  if (stop !== undefined) {
    const then =
      stop.count === entries.length
        ? bank
        : replayEntries(stored, { requests: stop.requests, entries: entries.slice(0, stop.count) }, base);
    const { digest } = then.snapshot().toJSON();
    if (digest !== stop.digest && digest !== digestToday(directory, stored, stop)) {
      throw new Error("it leads to another state than at the last clean stop");
    }
  }
  return audited(bank);
}

/** The digest of the last clean stop as this version computes it: it may complete what an older version wrote. */
function digestToday(directory: string, stored: StoredJournal, { requests }: CleanStop): string | undefined {
  const from = snapshotIn(join(directory, SNAPSHOT_FILE));
  return replayEntries(stored, { requests, entries: [] }, from).snapshot().toJSON().digest;
}

/** Restores the snapshot of the last clean stop, and replays the entries after it. */
function continued(directory: string, stored: StoredJournal, stop: CleanStop): Bank {
  const { entries, requests } = stored;
  const from = snapshotIn(join(directory, SNAPSHOT_FILE));
  const after = entries.slice(stop.count);
  const last = after.length === 0 ? stop.requests : requests;
  return audited(replayEntries(stored, { requests: last, entries: after }, from));
}

/** Replays entries of a stored journal, from the start or after a snapshot. */
function replayEntries(
  { header: { genesis, journal: written } }: StoredJournal,
  part: Pick<Journal, "entries" | "requests">,
  from: SnapshotJson | undefined,
): Bank {
  const journal = sealJournal({ genesis, ...part });
  if (part.entries.length > 0 && written !== journal.version) {
    throw new Error(`its entries have the version ${written}, this one replays version ${journal.version}`);
  }
  return replay(journal, from === undefined ? {} : { from });
}

function audited(bank: Bank): Bank {
  const [violation] = bank.audit();
  if (violation === undefined) return bank;
  throw new Error(`the bank breaks an invariant: ${JSON.stringify(violation)}`);
}

type Attempt = { readonly bank: Bank } | { readonly bank?: undefined; readonly why: string };

function attempt(make: () => Bank): Attempt {
  try {
    return { bank: make() };
  } catch (error) {
    return { why: clause(describeReason(error)) };
  }
}

function warnOfRest(path: string, { lines, rest, entries }: StoredJournal, warn: (text: string) => void): void {
  if (rest === "torn") {
    warn(`${path} ended in the middle of line ${lines + 1}, which was removed: the call in it was never acknowledged.`);
    return;
  }
  const aside = copyAside(path, `${path}.damaged`);
  warn(
    `Line ${lines + 1} of ${path} was damaged. The bank continues with the ${entries.length} entries before it; the damaged file is kept as ${aside}.`,
  );
}
