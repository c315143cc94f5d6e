import type { Journal, TraceStep } from "@sandbank/engine";
import { MOST_STEPS } from "sandbank-source/admin/read-defaults.ts";
import { partOf } from "sandbank-source/session/part-of-journal.ts";
import { redactSession } from "sandbank-source/session/redact.ts";
import { type SessionFile, sessionFile } from "sandbank-source/session/session-file.ts";
import { bankName, instant } from "../../router/router.ts";
import { live } from "../../store/store.ts";

/** The session until the instant that the page shows. */
export async function takeSession(isRedacted: boolean): Promise<SessionFile> {
  const from = live.value;
  if (from === null) throw new Error("The bank is not read yet. Try again.");
  // An instant of the past is replayed without secrets, so the whole session is read, and redacted here.
  const secrets = "shown";
  const [journal, trace] = await Promise.all([
    from.admin("journal", { secrets }),
    from.admin("trace", { last: MOST_STEPS, secrets }),
  ]);
  const whole = sessionFile(
    bankName.value,
    journal as unknown as Journal,
    trace.steps as unknown as readonly TraceStep[],
  );
  const until = instant.value;
  const session = until === null ? whole : { ...whole, ...partOf(whole, until) };
  return isRedacted ? redactSession(session) : session;
}
