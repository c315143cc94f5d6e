import { join } from "node:path";
import type { Bank, Journal, SnapshotJson } from "@sandbank/engine";
import { tryParseJson } from "@sandbank/view/session/parse-json";
import { StartError } from "../errors/start-error.ts";
import { version } from "../version.ts";
import { SNAPSHOT_FILE, STOP_FILE } from "./bank-files.ts";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import type { BegunJournal } from "./follow-bank.ts";
import { SIGNATURE } from "./own-file.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";
import type { WriteGuard } from "./write-guard.ts";

/** The state of a bank at its last clean stop: a line in `stop.json`. Its snapshot is in `snapshot.json`. */
export interface CleanStop {
  /** Absent in files of Sandbank 0.1.0. */
  readonly sandbank?: "stop";
  /** The journal file. Its first `count` entries lead to the state. */
  readonly journal: string;
  readonly count: number;
  readonly digest: string;
  readonly requests: Journal["requests"];
  readonly writtenBy: string;
}

export interface SaveOptions {
  readonly guard: WriteGuard;
  /** Returns whether there is time to save the state of a bank with that number of entries. */
  readonly maySave: (entries: number) => boolean;
}

/**
 * Saves the state of a bank whose journal is complete and does not grow any more. Returns false if the state is not
 * saved yet and `maySave` returns false for the number of entries.
 */
export function savedCleanStop(
  directory: string,
  bank: Bank,
  { file, count }: BegunJournal,
  { guard, maySave }: SaveOptions,
): boolean {
  if (stopIn(directory, file.id)?.count === count) return true;
  if (!maySave(count)) return false;
  const json = bank.snapshot().toJSON();
  const { digest } = json;
  guard.requireLock();
  writeSnapshot(join(directory, SNAPSHOT_FILE), { ...json, digest });
  const stop: CleanStop = {
    sandbank: "stop",
    journal: file.id,
    count,
    digest,
    requests: json.state.requests,
    writtenBy: version,
  };
  guard.requireLock();
  replaceFile(join(directory, STOP_FILE), checkedLine(stop));
  return true;
}

/**
 * Returns the last clean stop if it belongs to this journal. Warns if its file is damaged. A killed bank may have none.
 */
export function stopIn(
  directory: string,
  journal: string,
  tell: (text: string) => void = () => {},
): CleanStop | undefined {
  const path = join(directory, STOP_FILE);
  const line = readIfPresent(path);
  if (line === undefined) return undefined;
  const stop = readCheckedLine(line.replace(/\n$/, "")) as CleanStop | undefined;
  if (stop === undefined) {
    tell(
      `${path} is damaged: the state of the bank was not compared with that of its last clean stop. If other files may be damaged too, stop the server and restore the directory from a copy; the next stop writes the file again.`,
    );
  }
  return stop?.journal === journal ? stop : undefined;
}

/** Writes the state of a bank to a separate file. */
export function writeSnapshot(path: string, snapshot: SnapshotJson): void {
  replaceFile(path, checkedLine({ sandbank: "snapshot", snapshot }));
}

/**
 * Reads the state in a file. Throws a `StartError` if it is missing or damaged. Files of Sandbank 0.1.0 have no
 * checksum.
 */
export function snapshotIn(path: string): SnapshotJson {
  const text = readIfPresent(path);
  if (text === undefined) throw new StartError(`${path} is missing; restore it from a copy`);
  const isOld = !text.startsWith(SIGNATURE);
  const found = isOld ? tryParseJson(text) : readCheckedLine(text.replace(/\n$/, ""))?.["snapshot"];
  // The engine checks the digest of the state.
  if (typeof found === "object" && found !== null && "digest" in found) return found as SnapshotJson;
  throw new StartError(`${path} is damaged; restore it from a copy`);
}
