import { readFileSync } from "node:fs";
import { UsageError } from "../../../errors/usage-error.ts";
import { readAnySession } from "../../../session/read-session.ts";
import type { SessionFile } from "../../../session/session-file.ts";

/** Reads the session of a file: a page that shows it, a session or a journal. Rejects with a `UsageError`. */
export async function readSessionFile(path: string): Promise<SessionFile> {
  try {
    return await readAnySession(readFileSync(path, "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new UsageError(`There is no file ${path}.`, { cause: error });
    // Node repeats the path at the end.
    const [why = message] = code === undefined ? [] : message.split(/, \w+ '/, 1);
    throw new UsageError(`${path} cannot be read: ${why.replace(/\.$/, "")}.`, { cause: error });
  }
}
