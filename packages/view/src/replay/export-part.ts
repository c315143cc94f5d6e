import { sealJournal } from "@sandbank/engine";
import { badRequest } from "../reads/server-error.ts";
import { type RecordedJournal, truncateJournal } from "../session/part-of-journal.ts";
import { redactSession } from "../session/redact-session.ts";
import { sessionFile } from "../session/session-file.ts";

export interface ExportParams {
  readonly as: "seed" | "test";
  /** The number of entries to export, from the first. Default: all. */
  readonly until?: number;
  /** Default: `redacted`. */
  readonly secrets?: "redacted" | "shown";
}

/**
 * Exports a part of a session as a seed or as a test. Loads the code for that on first use. It repeats the calls of a
 * test to check them, but cannot run the test file, because the policy of the page forbids the evaluation of text.
 */
export async function exportPart(session: RecordedJournal, { as, until, secrets }: ExportParams) {
  const { exportSeed, exportTest, SessionError } = await import("../session/export-session.ts");
  const whole = sessionFile("", sealJournal(session.journal), session.steps);
  const part = until === undefined ? whole : { ...whole, ...truncateJournal(whole, until) };
  const { journal, steps } = secrets === "shown" ? part : redactSession(part);
  try {
    return as === "seed" ? exportSeed(journal) : exportTest(journal, { steps }, { failureOf: null });
  } catch (error) {
    if (error instanceof SessionError) throw badRequest(error.message);
    throw error;
  }
}
