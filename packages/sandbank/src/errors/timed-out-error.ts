/** An awaited event did not happen in time. The message names the event, and the work that continues. */
export class TimedOutError extends Error {
  override readonly name = "TimedOutError";
}
