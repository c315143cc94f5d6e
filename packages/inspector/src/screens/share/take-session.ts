import { partOf } from "sandbank/private/part-of-journal";
import { redactSession } from "sandbank/private/redact";
import type { SessionFile } from "sandbank/private/session-file";
import { bankName, instant } from "../../router/router.ts";
import { readWholeSession } from "../../store/read-session.ts";
import { live } from "../../store/store.ts";

/** Returns the session until the instant that the page shows. */
export async function takeSession(isRedacted: boolean): Promise<SessionFile> {
  if (live.value === null) throw new Error("The bank is not read yet. Try again.");
  // The replay of a past instant has no secrets, so this reads the whole session with its secrets, and redacts it if
  // requested.
  const whole = await readWholeSession(live.value, bankName.value, { secrets: "shown" });
  const until = instant.value;
  const session = until === null ? whole : { ...whole, ...partOf(whole, until) };
  return isRedacted ? redactSession(session) : session;
}
