/** Something did not happen in time. The message says what, and what goes on all the same. */
export class TimedOutError extends Error {
  override readonly name = "TimedOutError";
}
