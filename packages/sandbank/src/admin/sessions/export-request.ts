import type { Journal, TraceStep } from "@sandbank/engine";
import { badRequest } from "@sandbank/view/reads/server-error";
import { type Exported, exportSeed, exportTest, SessionError } from "@sandbank/view/session/export-session";
import { truncateJournal } from "@sandbank/view/session/part-of-journal";
import { redactSession } from "@sandbank/view/session/redact-session";
import { findFailure } from "@sandbank/view/session/run-test";
import { sessionFile } from "@sandbank/view/session/session-file";

/** The session of a bank, and what to make of it, as plain data that another thread can get. */
export interface ExportRequest {
  readonly bank: string;
  readonly journal: Journal;
  readonly steps: readonly TraceStep[];
  readonly as: "seed" | "test";
  /** Only this many journal entries, from the first. */
  readonly until: number | undefined;
  readonly isShown: boolean;
}

/** Exports a session. Throws a `ServerError` if steps cannot repeat it. */
export function exportRequested(request: ExportRequest, onProgress: (left: number) => void): Exported {
  const { bank, as, until, isShown } = request;
  const whole = sessionFile(bank, request.journal, request.steps);
  const part = until === undefined ? whole : { ...whole, ...truncateJournal(whole, until) };
  const { journal, ...session } = isShown ? part : redactSession(part);
  try {
    return as === "seed" ? exportSeed(journal) : exportTest(journal, session, { failureOf: findFailure, onProgress });
  } catch (error) {
    if (error instanceof SessionError) throw badRequest(error.message);
    throw error;
  }
}
