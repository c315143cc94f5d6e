import { badRequest } from "../../errors/server-error.ts";
import type { Exported } from "../../session/export-session.ts";
import { partOf } from "../../session/part-of-journal.ts";
import { redactSession } from "../../session/redact.ts";
import { sessionFile } from "../../session/session-file.ts";
import type { AdminContext } from "../context.ts";
import type { AdminParams } from "../operations.ts";
import { isShown } from "../redact-result.ts";

/** Exports the session of a bank as a file, up to a number of journal entries. */
export async function exportOfBank({ name, bank }: AdminContext["served"], params: AdminParams<"export">) {
  const { exportSeed, exportTest, SessionError } = await import("../../session/export-session.ts");
  const { failureOf } = await import("../../session/run-test.ts");
  const { as, until } = params;
  const whole = sessionFile(name, bank.journal(), bank.trace().steps);
  const part = until === undefined ? whole : { ...whole, ...partOf(whole, Number(until)) };
  const { journal, ...session } = isShown(params) ? part : redactSession(part);
  try {
    return copyOf(as === "seed" ? exportSeed(journal) : exportTest(journal, session, { failureOf }));
  } catch (error) {
    if (error instanceof SessionError) throw badRequest(error.message);
    throw error;
  }
}

function copyOf({ text, notes }: Exported) {
  return { text, notes: [...notes] };
}
