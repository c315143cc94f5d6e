import fs from "node:fs";
import { join } from "node:path";
import {
  type Bank,
  type Journal,
  type JournalEntry,
  replay,
  type Snapshot,
  type SnapshotJson,
  sealJournal,
} from "@sandbank/engine";
import { StartError } from "../errors/start-error.ts";
import { version } from "../version.ts";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import type { BegunJournal } from "./follow-bank.ts";
import { beginJournalFile, newJournalId, openJournalFile } from "./journal-file.ts";
import { readJournal, type StoredJournal } from "./read-journal.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";
import { reasonOf } from "./storage-failure.ts";

/** The state of a bank at its last clean stop: a line in `stop.json`. Its snapshot is in `snapshot.json`. */
interface CleanStop {
  /** The journal file, of which `count` entries lead to the state. */
  readonly journal: string;
  readonly count: number;
  readonly digest: string;
  readonly requests: Journal["requests"];
  readonly writtenBy: string;
}

/** A bank that was read from its directory. Nothing in the directory has changed. */
export interface LoadedBank {
  readonly snapshot: Snapshot;
  /** The bank's time, in milliseconds since 1970. */
  readonly now: number;
  /** How far the bank is ahead of its time source, in milliseconds. */
  readonly ahead: number;
  /** Whether the journal follows a snapshot, because this version cannot replay what came before it. */
  readonly isBased: boolean;
  /** Opens the journal for writing, after the repairs that reading showed to be needed. Says what it repaired. */
  open(warn: (text: string) => void): BegunJournal;
}

export const JOURNAL_FILE = "journal.ndjson";
const STOP_FILE = "stop.json";
const SNAPSHOT_FILE = "snapshot.json";

/** A replay of more entries is announced: it takes about a second. */
const MANY_ENTRIES = 20_000;

/** So many lines more than entries are tolerated; then the file is written again without them. */
const MOST_REPLACED = 10_000;

/**
 * Makes a bank from its directory: replays the journal, compares the state with that of the last clean stop, and checks the
 * bank's invariants. If the journal cannot be replayed by this version, the snapshot of the last clean stop takes its place.
 * Throws a `StartError` that names the file.
 */
export function loadBank(directory: string, isRepaired: boolean, tell: (text: string) => void): LoadedBank {
  const path = join(directory, JOURNAL_FILE);
  const stored = readJournal(path, isRepaired);
  const { length } = stored.entries;
  if (length > MANY_ENTRIES) tell(`Replaying ${length.toLocaleString("en-US")} entries of ${path}.`);
  const stop = stopIn(directory, stored.header.id, tell);
  const base = stored.header.base === null ? undefined : snapshotIn(join(directory, stored.header.base));
  const lost = lossOf(path, stored, stop);
  const replayed = lost === undefined ? attempt(() => replayChecked(stored, stop, base)) : { why: lost };
  if (replayed.bank !== undefined) {
    const { bank } = replayed;
    const ahead = aheadOf(stored.entries, base);
    return {
      ...stateOf(bank),
      ahead,
      isBased: base !== undefined,
      open(warn) {
        if (stored.rest !== "none") warnOfRest(path, stored, warn);
        const replaced = stored.lines - 1 - stored.entries.length;
        if (replaced > MOST_REPLACED && base === undefined) return beginOver(directory, bank, false);
        return {
          file: openJournalFile(path, stored.header.id, stored.size),
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
    ...stateOf(bank),
    ahead: bank.snapshot().toJSON().state.ahead,
    isBased: true,
    open(warn) {
      const aside = `journal-${stored.header.id}.ndjson`;
      fs.copyFileSync(path, join(directory, aside));
      const problem = lost ?? `The history in ${path} cannot be replayed by Sandbank ${version} (${why})`;
      warn(
        `${problem.replace(/^line /, "Line ")}. The bank continues from the snapshot of its last clean stop; the old history is kept as ${aside}.`,
      );
      return beginOver(directory, bank, true);
    },
  };
}

/** What a journal has lost since the last clean stop, as a sentence without its end; undefined if nothing. */
function lossOf(path: string, { entries, lines, rest }: StoredJournal, stop: CleanStop | undefined) {
  const missing = (stop?.count ?? 0) - entries.length;
  if (missing <= 0) return undefined;
  if (rest === "damaged") return `line ${lines + 1} of ${path} is damaged`;
  if (rest === "torn") return `line ${lines + 1} of ${path} is cut off`;
  return missing === 1 ? `${path} lacks its last entry` : `${path} lacks its last ${missing} entries`;
}

function stateOf(bank: Bank) {
  return { snapshot: bank.snapshot(), now: Date.parse(bank.clock.now()) };
}

function aheadOf(entries: readonly JournalEntry[], base?: SnapshotJson): number {
  const move = entries.findLast((entry) => entry.kind === "advance");
  return move?.ahead ?? base?.state.ahead ?? 0;
}

/** Begins the journal of a bank anew. `isBased`: with a snapshot of its state, because its history cannot be replayed. */
export function beginOver(directory: string, bank: Bank, isBased: boolean): BegunJournal {
  const path = join(directory, JOURNAL_FILE);
  const journal = bank.journal();
  if (!isBased) {
    const file = beginJournalFile(path, journal);
    return { file, count: journal.entries.length, ahead: aheadOf(journal.entries) };
  }
  const id = newJournalId();
  const name = `base-${id}.json`;
  const base = bank.snapshot().toJSON();
  replaceFile(join(directory, name), snapshotText(base));
  const file = beginJournalFile(path, { ...journal, entries: [] }, { id, base: name });
  for (const other of fs.readdirSync(directory)) {
    if (/^base-.*\.json$/.test(other) && other !== name) fs.rmSync(join(directory, other));
  }
  return { file, count: 0, ahead: base.state.ahead };
}

/**
 * Keeps the state of a bank whose journal is complete, and will not grow any more. Returns false if it is not kept yet, and
 * `maySave` returns false for the number of entries.
 */
export function savedCleanStop(
  directory: string,
  bank: Bank,
  { file, count }: BegunJournal,
  maySave: (entries: number) => boolean,
): boolean {
  if (stopIn(directory, file.id)?.count === count) return true;
  if (!maySave(count)) return false;
  const json = bank.snapshot().toJSON();
  const { digest } = json;
  replaceFile(join(directory, SNAPSHOT_FILE), snapshotText({ ...json, digest }));
  const stop: CleanStop = { journal: file.id, count, digest, requests: json.state.requests, writtenBy: version };
  replaceFile(join(directory, STOP_FILE), checkedLine(stop));
  return true;
}

/** The last clean stop, if it was one of this journal. Says so if its file is damaged; a killed bank may have none. */
function stopIn(directory: string, journal: string, tell: (text: string) => void = () => {}): CleanStop | undefined {
  const path = join(directory, STOP_FILE);
  const line = readIfPresent(path);
  if (line === undefined) return undefined;
  const stop = readCheckedLine(line.trimEnd()) as CleanStop | undefined;
  if (stop === undefined) {
    tell(
      `${path} is damaged: the state of the bank was not compared with that of its last clean stop. If other files may be damaged too, stop the server and restore the directory from a copy; the next stop writes the file again.`,
    );
  }
  return stop?.journal === journal ? stop : undefined;
}

function replayChecked(stored: StoredJournal, stop: CleanStop | undefined, base: SnapshotJson | undefined): Bank {
  const { entries } = stored;
  const requests = stop?.count === entries.length ? stop.requests : stored.requests;
  const bank = replayOf(stored, { requests, entries }, base);
  if (stop !== undefined) {
    const then =
      stop.count === entries.length
        ? bank
        : replayOf(stored, { requests: stop.requests, entries: entries.slice(0, stop.count) }, base);
    if (then.snapshot().toJSON().digest !== stop.digest) {
      throw new Error("it leads to another state than at the last clean stop");
    }
  }
  return audited(bank);
}

/** The snapshot of the last clean stop, with the entries after it. */
function continued(directory: string, stored: StoredJournal, stop: CleanStop): Bank {
  const { entries, requests } = stored;
  const from = snapshotIn(join(directory, SNAPSHOT_FILE));
  const after = entries.slice(stop.count);
  const last = after.length === 0 ? stop.requests : requests;
  return audited(replayOf(stored, { requests: last, entries: after }, from));
}

/** Replays entries of a stored journal: from the start, or after a snapshot. */
function replayOf(
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

function snapshotIn(path: string): SnapshotJson {
  const text = readIfPresent(path);
  if (text === undefined) throw new StartError(`${path} is missing; restore it from a copy`);
  try {
    return JSON.parse(text) as SnapshotJson;
  } catch {
    throw new StartError(`${path} is damaged; restore it from a copy`);
  }
}

function snapshotText(snapshot: SnapshotJson): string {
  return `${JSON.stringify(snapshot)}\n`;
}

type Attempt = { readonly bank: Bank } | { readonly bank?: undefined; readonly why: string };

function attempt(make: () => Bank): Attempt {
  try {
    return { bank: make() };
  } catch (error) {
    return { why: reasonOf(error).replace(/^(?:\[sandbank\]|Failed to start:) |\.$/g, "") };
  }
}

function warnOfRest(path: string, { lines, rest, entries }: StoredJournal, warn: (text: string) => void): void {
  if (rest === "torn") {
    warn(`${path} ended in the middle of line ${lines + 1}, which was removed: the call in it was never acknowledged.`);
    return;
  }
  const aside = `${path}.damaged`;
  fs.copyFileSync(path, aside);
  warn(
    `Line ${lines + 1} of ${path} was damaged. The bank goes on with the ${entries.length} entries before it; the damaged file is kept as ${aside}.`,
  );
}
