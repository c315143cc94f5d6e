import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Bank, type Journal, replay, type Snapshot, type SnapshotJson } from "@sandbank/engine";
import type { Seed } from "@sandbank/engine/scenarios";
import { StartError } from "../errors/start-error.ts";
import { version } from "../version.ts";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import { otherVersion } from "./read-journal.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";

/** The origin of every bank of a data directory. A member is null if the server was started without that option. */
export interface Beginning {
  /** A hash of the seeds. */
  readonly seed: string | null;
  readonly bankSeed: string | null;
  /** ISO 8601. */
  readonly start: string | null;
  /** The options of the banks, as JSON. */
  readonly bank: string | null;
}

const flags: { readonly [Name in keyof Beginning]: string } = {
  seed: "--seed",
  bankSeed: "--bank-seed",
  start: "--start",
  bank: "an option of the banks, such as --unknown-fields",
};

/** The line in `seed.json`. */
interface BeginningFile {
  readonly sandbank: "seed";
  readonly version: number;
  readonly writtenBy: string;
  readonly beginning: Beginning;
  readonly journal: Journal;
  /** Replaces the journal in versions that cannot replay it. */
  readonly snapshot: SnapshotJson;
}

export interface BeginningOptions {
  readonly directory: string;
  readonly given: Beginning;
  /** Whether the stored beginning takes precedence over the given one. */
  readonly isSeedKept: boolean;
}

/** The seeded bank of a data directory, and its beginning. */
export interface KeptBeginning {
  readonly beginning: Beginning;
  readonly snapshot: Snapshot | SnapshotJson;
}

export const SEED_FILE = "seed.json";

/** The version of the file. */
const SEED_FORMAT = 1;

/** Hashes the given seeds; null for none. */
export function hashSeeds(seeds: readonly Seed[]): string | null {
  return seeds.length === 0 ? null : createHash("sha256").update(JSON.stringify(seeds)).digest("hex");
}

/**
 * Reads the beginning of a data directory; undefined for a new directory. Throws a `StartError` if the file is damaged,
 * or if the server was started with another seed.
 */
export function readBeginning({ directory, given, isSeedKept }: BeginningOptions): KeptBeginning | undefined {
  const path = join(directory, SEED_FILE);
  const file = beginningIn(path);
  if (file === undefined) return undefined;
  const { beginning, journal, snapshot } = file;
  const changed = (Object.keys(flags) as (keyof Beginning)[]).filter(
    (name) => given[name] !== null && given[name] !== beginning[name],
  );
  if (changed.length > 0 && !isSeedKept) throw changedBeginning(directory, changed);
  return { beginning, snapshot: replayed(journal) ?? snapshot };
}

/** Checks the file of a data directory, if it exists. Throws a `StartError` if it is damaged. */
export function checkBeginning(directory: string): void {
  beginningIn(join(directory, SEED_FILE));
}

function beginningIn(path: string): BeginningFile | undefined {
  const line = readIfPresent(path);
  if (line === undefined) return undefined;
  const file = readCheckedLine(line.replace(/\n$/, "")) as BeginningFile | undefined;
  if (file?.sandbank !== "seed") {
    throw new StartError(`${path} is damaged; restore it from a copy, or begin again with --reset, which keeps a copy`);
  }
  if (file.version !== SEED_FORMAT) throw otherVersion(path, file, [SEED_FORMAT]);
  return file;
}

/** Writes the beginning of a new data directory. */
export function writeBeginning(directory: string, beginning: Beginning, bank: Bank): void {
  const file: BeginningFile = {
    sandbank: "seed",
    version: SEED_FORMAT,
    writtenBy: version,
    beginning,
    journal: bank.journal(),
    snapshot: bank.snapshot().toJSON(),
  };
  replaceFile(join(directory, SEED_FILE), checkedLine(file));
}

function replayed(journal: Journal): Snapshot | undefined {
  try {
    return replay(journal).snapshot();
  } catch {
    return undefined;
  }
}

function changedBeginning(directory: string, changed: readonly (keyof Beginning)[]): StartError {
  const names = changed.map((name) => flags[name]).join(" and ");
  return new StartError(
    `the banks in ${directory} began with another value of ${names}; pass --keep-seed to continue with these banks, or --reset to begin again, which moves these banks aside`,
    { isUsage: true },
  );
}
