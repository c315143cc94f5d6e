import type { Journal } from "@sandbank/engine";
import { parseJson } from "./parse-json.ts";
import { SESSION_VERSION, type SessionFile, sessionFile } from "./session-file.ts";

/** A text is not a session. The message is the reason, as a sentence. */
export class SessionFileError extends Error {
  override readonly name = "SessionFileError";
}

const advice = "Pass a file that `sandbank export` wrote, or the page that `sandbank exec --on-fail` wrote.";

/** Parses a session, or a journal as `sandbank export` writes it. Throws a `SessionFileError` for other text. */
export function parseSession(text: string): SessionFile {
  let content: unknown;
  try {
    content = parseJson(text);
  } catch {
    throw new SessionFileError(`It is not JSON, and not the page of a session. ${advice}`);
  }
  const { sandbank, version, entries } = (content ?? {}) as Readonly<Record<string, unknown>>;
  if (sandbank === undefined && Array.isArray(entries)) return sessionFile("default", content as Journal);
  if (sandbank !== "session") {
    throw new SessionFileError(`It is neither a journal nor a session. ${advice}`);
  }
  if (version !== SESSION_VERSION) {
    throw new SessionFileError(
      `It is a session of version ${JSON.stringify(version)}, and this program reads version ${SESSION_VERSION}. Use the version of Sandbank that wrote it.`,
    );
  }
  return content as SessionFile;
}
