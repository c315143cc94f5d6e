import { readFileSync } from "node:fs";
import { UsageError } from "../../../errors/usage-error.ts";
import { readAnySession } from "../../../session/read-session.ts";
import type { SessionFile } from "../../../session/session-file.ts";

/** Reads the session of a file: a page that shows it, a session or a journal. Rejects with a `UsageError`. */
export async function readSessionFile(path: string): Promise<SessionFile> {
  try {
    return await readAnySession(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message.replace(/\.$/, "")}.`, { cause: error });
  }
}
