import { unpackSession } from "./pack.ts";
import { readSession, type SessionFile } from "./session-file.ts";

/** Matches the session in its page. */
const packed = /<script type="text\/plain" id="session">([^<]*)/;

/**
 * Reads a session from the text of a file: of a session page, a session, or a journal. Rejects with a
 * `SessionFileError`.
 */
export async function readAnySession(text: string): Promise<SessionFile> {
  const found = packed.exec(text)?.[1];
  return found === undefined ? readSession(text) : unpackSession(found, "Copy the whole file.");
}
