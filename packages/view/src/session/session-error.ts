import type { ErrorBody } from "@sandbank/engine";
import { readText, sentence } from "@sandbank/engine/private/errors";
import type { Step } from "@sandbank/engine/scenarios";

/** Steps cannot repeat a session. The message is the reason, as a sentence. */
export class SessionError extends Error {
  override readonly name = "SessionError";
}

/** Returns the error of a session with a step that failed when it was repeated. */
export function unrepeatable(step: Step, error: unknown): SessionError {
  const { body } = error as Error & { readonly body?: ErrorBody | null };
  const what = "call" in step ? step.call : "a move of the clock";
  const why = sentence(body?.detail ?? readText(error));
  return new SessionError(
    `A step of the session cannot be repeated: ${what}. ${why} Export the session --as journal.`,
    { cause: error },
  );
}
