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

/** The error of `retry` for an Event that is not there. */
export function notFailed(id: string): Error {
  return new Error(failureText(`retry ${id}`, "no such Event has failed", "Use an id that failed() lists."));
}
