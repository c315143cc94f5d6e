import { unpackSession } from "./pack.ts";
import { parseSession, SessionFileError } from "./parse-session.ts";
import type { SessionFile } from "./session-file.ts";

/** Matches each session in a page: the one of a session page, or those of the failed tests of a run. */
const packed = /<script type="text\/plain" (?:id|class)="session">([^<]*)/g;

/**
 * Reads a session from the text of a file: of a session page, a session, or a journal. Rejects with a
 * `SessionFileError`, also for the page of a run with several failed tests.
 */
export async function readAnySession(text: string): Promise<SessionFile> {
  const found = [...text.matchAll(packed)].map(([, session = ""]) => session);
  if (found.length === 0) return parseSession(text);
  const [session = "", ...others] = found.filter((each) => each !== "");
  if (others.length > 0) {
    throw new SessionFileError(
      `It is the page of a run with ${others.length + 1} failed tests. Pass the page of one test, which is in the same directory.`,
    );
  }
  return unpackSession(session, "Copy the whole file.");
}
