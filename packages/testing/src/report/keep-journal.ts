import type { Bank } from "@sandbank/engine";

/** The module `node:fs`. */
type Fs = typeof import("node:fs");

const NAME_LENGTH = 36;

/**
 * Writes the journal of a bank to a file that `replay` can read. Returns its path, relative to the working directory if
 * the file is below it. Each test has one file, which its next failure overwrites. Returns undefined if the file cannot
 * be written, or in a browser, because a report must not fail.
 */
export function keepJournal(bank: Bank, test: string): string | undefined {
  // `node:fs` is not imported, because browsers load this module too.
  const fs = globalThis.process?.getBuiltinModule?.("node:fs");
  if (fs === undefined) return undefined;
  try {
    const folder = folderFor(fs);
    fs.mkdirSync(folder, { recursive: true });
    const file = `${folder}/${fileName(test)}`;
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

/** A readable file name that differs between tests. */
function fileName(test: string): string {
  const readable = test
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, "");
  return `${readable}-${hash(test)}.json`;
}

/** FNV-1a in 32 bits, which suffices to tell names apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}
