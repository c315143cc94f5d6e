import type { Bank } from "@sandbank/engine";

/** The parts of `node:fs` and `node:path` that are used. */
type Fs = typeof import("node:fs");

const NAME_LENGTH = 36;

/**
 * Writes the journal of a bank to a file that `replay` can read, and answers its path, relative to the working directory
 * where it is below. A test has one file, which its next failure writes anew. Undefined where there are no files, as in
 * a browser, or the file cannot be written: a report must not fail.
 */
export function keepJournal(bank: Bank, test: string): string | undefined {
  // No import: the module is loaded in browsers, too.
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

/** Tools keep what can be deleted in `node_modules/.cache`; a project without it gets the system's folder. */
function folderFor({ existsSync }: Fs): string {
  if (existsSync("node_modules")) return "node_modules/.cache/sandbank";
  return `${process.getBuiltinModule("node:os").tmpdir()}/sandbank`;
}

/** Readable, and different for different tests. */
function fileName(test: string): string {
  const readable = test
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, "");
  return `${readable}-${hash(test)}.json`;
}

/** FNV-1a in 32 bits: it only tells names apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}
