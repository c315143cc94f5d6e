import type { ErrorBody } from "@sandbank/engine";
import type { Step } from "@sandbank/engine/scenarios";

/** A session that cannot be repeated by steps. The message is the reason, as a sentence. */
export class SessionError extends Error {
  override readonly name = "SessionError";
}

/** The error of a session whose step failed when it was repeated. */
export function unrepeatable(step: Step, error: unknown): SessionError {
  const { body, message } = error as Error & { readonly body?: ErrorBody | null };
  const what = "call" in step ? step.call : "a move of the clock";
  const why = (body?.detail ?? message).replace(/^\[sandbank\] |\.$/g, "");
  return new SessionError(
    `A step of the session cannot be repeated: ${what}. ${why}. Export the session --as journal.`,
    { cause: error },
  );
}
