import fs from "node:fs";
import { join } from "node:path";
import type { SnapshotJson } from "@sandbank/engine";
import { attempt } from "../attempt.ts";
import { StorageError } from "../errors/storage-error.ts";
import { checkedLine, readCheckedFile } from "./checked-line.ts";
import { nameOfFile, toFileName } from "./file-name.ts";
import { notWritten } from "./journal-file.ts";
import { replaceFile } from "./replace-file.ts";
import type { SavedSnapshot, Snapshots } from "./snapshots.ts";
import type { WriteGuard } from "./write-guard.ts";

/** Stores the snapshots of a bank as files in a directory. */
export function createSnapshotFiles(directory: string, guard: WriteGuard): Snapshots {
  const joinPath = (name: string) => join(directory, `${toFileName(name)}.json`);

  /** Runs a change of the directory. */
  function change(path: string, act: () => void): void {
    guard.requireLock();
    try {
      act();
    } catch (error) {
      throw notWritten(path, error);
    }
  }

  return {
    names: () => snapshotNamesIn(directory),
    get(name) {
      if (!snapshotNamesIn(directory).includes(name)) return undefined;
      const path = joinPath(name);
      const saved = snapshotFileIn(path);
      if (saved !== undefined) return saved;
      throw new StorageError(
        `The snapshot ${name} cannot be used: ${path} is damaged. Restore the file from a copy, or remove it with \`sandbank snapshot rm ${name}\`.`,
        { isTemporary: false },
      );
    },
    set(name, { at, snapshot }) {
      change(joinPath(name), () => {
        fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
        replaceFile(joinPath(name), checkedLine({ sandbank: "snapshot", at, snapshot }));
      });
    },
    delete(name) {
      if (!snapshotNamesIn(directory).includes(name)) return false;
      change(joinPath(name), () => fs.rmSync(joinPath(name)));
      return true;
    },
  };
}

/** Lists the damaged files in a directory of snapshots. */
export function damagedSnapshotsIn(directory: string): string[] {
  return snapshotNamesIn(directory)
    .map((name) => join(directory, `${toFileName(name)}.json`))
    .filter((path) => snapshotFileIn(path) === undefined);
}

/** Reads the snapshot in a file; undefined if the file is damaged. */
function snapshotFileIn(path: string): SavedSnapshot | undefined {
  const { at, snapshot } = attempt(() => readCheckedFile(path)) ?? {};
  if (typeof at !== "string" || typeof snapshot !== "object" || snapshot === null) return undefined;
  return { at, snapshot: snapshot as unknown as SnapshotJson };
}

function snapshotNamesIn(directory: string): string[] {
  const files = attempt(() => fs.readdirSync(directory)) ?? [];
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => nameOfFile(file.slice(0, -".json".length)))
    .sort();
}
