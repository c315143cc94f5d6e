import type { Journal, TraceStep } from "@sandbank/engine";

/** A session of a bank as a file, which the page of the inspector shows without a server. */
export interface SessionFile {
  readonly sandbank: "session";
  readonly version: typeof SESSION_VERSION;
  /** The name of the bank. */
  readonly bank: string;
  readonly journal: Journal;
  /**
   * The latest steps of the bank, because the journal has neither reads nor refused calls; `[]` if they are unknown.
   */
  readonly steps: readonly TraceStep[];
}

/** Increases when programs can no longer read older sessions. */
const SESSION_VERSION = 1;

export function sessionFile(bank: string, journal: Journal, steps: readonly TraceStep[] = []): SessionFile {
  return { sandbank: "session", version: SESSION_VERSION, bank, journal, steps };
}

/** A text is not a session. The message is the reason, as a sentence. */
export class SessionFileError extends Error {
  override readonly name = "SessionFileError";
}

const advice = "Pass a file that `sandbank export` wrote, or the page that `sandbank exec --on-fail` wrote.";

/** Parses a session, or a journal as `sandbank export` writes it. Throws a `SessionFileError` for other text. */
export function readSession(text: string): SessionFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
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
