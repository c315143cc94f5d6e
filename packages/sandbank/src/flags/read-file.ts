import { readFileSync } from "node:fs";
import { getSystemErrorMap } from "node:util";
import { UsageError } from "../errors/usage-error.ts";

/** Reads the bytes of a file that a user names. Throws a `UsageError`. */
export function readFileBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, errno = 0, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new UsageError(`There is no file ${path}.`, { cause: error });
    // Node's message contains the path, which may be any text.
    const reason = code === "EISDIR" ? "it is a directory" : (getSystemErrorMap().get(errno)?.[1] ?? message);
    throw new UsageError(`${path} cannot be read: ${reason}.`, { cause: error });
  }
}

/** Reads the text of a file that a user names, as `decodeFile` does. Throws a `UsageError`. */
export function readFileText(path: string): string {
  return decodeFile(readFileBytes(path));
}

/** Decodes a file without its byte order mark. Editors and shells of Windows write one, in UTF-16 or UTF-8. */
function decodeFile(bytes: Uint8Array): string {
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
}
