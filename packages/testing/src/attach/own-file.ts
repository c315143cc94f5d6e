/** The module `node:fs`. */
type Fs = typeof import("node:fs");

const HEAD_LENGTH = 300;

/**
 * Whether a file may be written to a path or removed from it: there is nothing, or a file whose beginning is that of a
 * file of ours. A link is none, because it leads to a file of someone else.
 */
export function isOwnOrFree(fs: Fs, path: string, isOwn: (head: string) => boolean): boolean {
  const found = fs.lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return true;
  if (!found.isFile()) return false;
  const file = fs.openSync(path, "r");
  try {
    const head = new Uint8Array(HEAD_LENGTH);
    return isOwn(new TextDecoder().decode(head.subarray(0, fs.readSync(file, head))));
  } finally {
    fs.closeSync(file);
  }
}
