import { sealJournal } from "@sandbank/engine";
import { partOf, type RecordedJournal } from "sandbank/private/part-of-journal";
import { redactSession } from "sandbank/private/redact";
import { sessionFile } from "sandbank/private/session-file";
import { RefusedError } from "../source/errors.ts";

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
  const { exportSeed, exportTest, SessionError } = await import("sandbank/private/export-session");
  const whole = sessionFile("", sealJournal(session.journal), session.steps);
  const part = until === undefined ? whole : { ...whole, ...partOf(whole, until) };
  const { journal, steps } = secrets === "shown" ? part : redactSession(part);
  try {
    return as === "seed" ? exportSeed(journal) : exportTest(journal, { steps }, { failureOf: null });
  } catch (error) {
    if (error instanceof SessionError) throw new RefusedError(400, { detail: error.message });
    throw error;
  }
}
