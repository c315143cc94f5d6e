import type { Journal, TraceStep } from "@sandbank/engine";
import { badRequest } from "../errors/server-error.ts";
import { type Exported, exportSeed, exportTest, SessionError } from "./export-session.ts";
import { partOf } from "./part-of-journal.ts";
import { redactSession } from "./redact.ts";
import { failureOf } from "./run-test.ts";
import { sessionFile } from "./session-file.ts";

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
  const part = until === undefined ? whole : { ...whole, ...partOf(whole, until) };
  const { journal, ...session } = isShown ? part : redactSession(part);
  try {
    return as === "seed" ? exportSeed(journal) : exportTest(journal, session, { failureOf, onProgress });
  } catch (error) {
    if (error instanceof SessionError) throw badRequest(error.message);
    throw error;
  }
}
