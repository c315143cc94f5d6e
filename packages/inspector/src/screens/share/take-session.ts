import type { Journal, TraceStep } from "@sandbank/engine";
import { partOf } from "sandbank/private/part-of-journal";
import { MOST_STEPS } from "sandbank/private/read-defaults";
import { redactSession } from "sandbank/private/redact";
import { type SessionFile, sessionFile } from "sandbank/private/session-file";
import { bankName, instant } from "../../router/router.ts";
import { live } from "../../store/store.ts";

/** Returns the session until the instant that the page shows. */
export async function takeSession(isRedacted: boolean): Promise<SessionFile> {
  const from = live.value;
  if (from === null) throw new Error("The bank is not read yet. Try again.");
  // The replay of a past instant has no secrets, so this reads the whole session with its secrets, and redacts it if
  // requested.
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
