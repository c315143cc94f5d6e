import { failureText } from "../../errors/failure-text.ts";
/** Returns the name and message of an error, for the list of Events that are set aside. */
export function errorText(error: unknown): string {
  try {
    // PostgreSQL stores no NUL.
    return String(error).replaceAll("\0", "").slice(0, 1_000);
  } catch {
    // An object without a prototype has no text.
    return "unknown error";
  }
}

/** The error of a handler after which the transaction of the store is not open any more. `cause`: what the handler threw. */
export function endedTooEarly(cause: unknown): Error {
  return new Error(
    failureText(
      "commit",
      "the transaction ended before its handler",
      "The Event is set aside, because each repetition could repeat what the handler has written. Use a savepoint for a statement whose error you catch, and do not end the transaction. Compare the data with the Event, then `retry` it.",
    ),
    cause ? { cause } : {},
  );
}

/** The error of a statement after the end of its transaction. */
export function transactionOver(): Error {
  return new Error(failureText("run a statement", "its transaction is over", AWAIT));
}

const AWAIT = "Await all statements in the handler.";

/** The error of a handler that has ended before its statements. */
export function notAwaited(): Error {
  return new Error(failureText("commit", "a statement of the handler is in progress", AWAIT));
}

/** The error of a transaction that has committed nothing, because a statement of the handler has failed. */
export function statementFailed(cause: Error | undefined): Error {
  return new Error(
    failureText(
      "commit",
      "a statement of the handler failed, and the handler did not await it or caught its error",
      `${cause ? `It is: ${cause.message}. ` : ""}${AWAIT} Use a savepoint, or let the error pass.`,
    ),
    { cause },
  );
}

/** The error of `retry` for an Event that is not there. */
export function notFailed(id: string): Error {
  return new Error(failureText(`retry ${id}`, "no such Event has failed", "Use an id that failed() lists."));
}
