import fs from "node:fs";
import { join } from "node:path";
import type { SnapshotJson } from "@sandbank/engine";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import { fileNameOf, nameOfFile } from "./file-name.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";
import type { SavedSnapshot, Snapshots } from "./snapshots.ts";

/** The snapshots of a bank as files in a directory. */
export function createSnapshotFiles(directory: string): Snapshots {
  const pathOf = (name: string) => join(directory, `${fileNameOf(name)}.json`);

  function get(name: string): SavedSnapshot | undefined {
    if (!names().includes(name)) return undefined;
    const file = readCheckedLine((readIfPresent(pathOf(name)) ?? "").trimEnd());
    if (file === undefined) throw new Error(`[sandbank] Failed to read ${pathOf(name)}: the file is damaged.`);
    return { at: file["at"] as string, snapshot: file["snapshot"] as unknown as SnapshotJson };
  }

  function names(): string[] {
    return namesIn(directory)
      .filter((file) => file.endsWith(".json"))
      .map((file) => nameOfFile(file.slice(0, -".json".length)))
      .sort();
  }

  return {
    names,
    get,
    set(name, { at, snapshot }) {
      fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
      replaceFile(pathOf(name), checkedLine({ at, snapshot }));
    },
    delete(name) {
      if (!names().includes(name)) return false;
      fs.rmSync(pathOf(name));
      return true;
    },
  };
}

function namesIn(directory: string): string[] {
  try {
    return fs.readdirSync(directory);
  } catch {
    return [];
  }
}
