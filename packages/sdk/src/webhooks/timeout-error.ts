import { failureText } from "../errors/failure-text.ts";
import type { Event } from "./event.ts";

/** Handling a delivery took longer than its sender waits. The signal of the handler aborts with this error. */
export class TimeoutError extends Error {
  /** @internal */
  constructor(event: Event | undefined, milliseconds: number) {
    const subject = event?.id ?? "a webhook";
    super(
      failureText(
        `handle ${subject}`,
        `it took longer than ${milliseconds} ms`,
        "Queue the work, and respond before it is done.",
      ),
    );
  }

  // A getter, because bundlers drop an unused class, but not one with an assignment to its prototype.
  override get name() {
    return "TimeoutError";
  }
}
