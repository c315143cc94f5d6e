import type { Journal, TraceStep } from "@sandbank/engine";
import { partOf } from "sandbank/private/part-of-journal";
import { MOST_STEPS } from "sandbank/private/read-defaults";
import { redactSession } from "sandbank/private/redact";
import { type SessionFile, sessionFile } from "sandbank/private/session-file";
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
