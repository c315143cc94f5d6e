import type { Bank } from "@sandbank/engine";
import { isOwnOrFree } from "../attach/own-file.ts";
import { createFileName } from "./file-name.ts";

/** The module `node:fs`. */
type Fs = typeof import("node:fs");

/** How the JSON of each journal begins. */
const BEGINNING = '{"version":';

/**
 * Writes the journal of a bank to a file that `replay` can read. Returns its path, relative to the working directory if
 * the file is below it. Each test of each test file has one, which its next failure overwrites. Returns undefined if the file cannot
 * be written, if its place is taken by a link or another file, or in a browser, because a report must not fail.
 */
export function keepJournal(bank: Bank, test: string, testFile?: string): string | undefined {
  // `node:fs` is not imported, because browsers load this module too.
  const fs = globalThis.process?.getBuiltinModule?.("node:fs");
  if (fs === undefined) return undefined;
  try {
    const folder = folderFor(fs);
    fs.mkdirSync(folder, { recursive: true });
    const file = `${folder}/${createFileName(test, testFile)}.json`;
    if (!isOwnOrFree(fs, file, (head) => head.startsWith(BEGINNING))) return undefined;
    // The journal contains the bank's API keys.
    fs.writeFileSync(file, JSON.stringify(bank.journal()), { mode: 0o600 });
    return file;
  } catch {
    return undefined;
  }
}

/**
 * Tools keep disposable files in `node_modules/.cache`. A project without `node_modules` gets the system's folder for
 * temporary files.
 */
function folderFor({ existsSync }: Fs): string {
  if (existsSync("node_modules")) return "node_modules/.cache/sandbank";
  return `${process.getBuiltinModule("node:os").tmpdir()}/sandbank`;
}
