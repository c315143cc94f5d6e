import type { Journal, TraceStep } from "@sandbank/engine";
import { MOST_STEPS } from "sandbank-source/admin/read-defaults.ts";
import { redactSession } from "sandbank-source/session/redact.ts";
import { type SessionFile, sessionFile } from "sandbank-source/session/session-file.ts";
import { bankName } from "../../router/router.ts";
import { source } from "../../store/store.ts";

/** The session until the instant that the page shows. */
export async function takeSession(isRedacted: boolean): Promise<SessionFile> {
  const from = source.value;
  if (from === null) throw new Error("The bank is not read yet. Try again.");
  const [journal, trace] = await Promise.all([from.admin("journal"), from.admin("trace", { last: MOST_STEPS })]);
  const session = sessionFile(
    bankName.value,
    journal as unknown as Journal,
    trace.steps as unknown as readonly TraceStep[],
  );
  return isRedacted ? redactSession(session) : session;
}
