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

/** The error of `retry` for an Event that is not there. */
export function notFailed(id: string): Error {
  return new Error(`[sandbank] Failed to retry ${id}: no such Event has failed. Use an id that failed() lists.`);
}
