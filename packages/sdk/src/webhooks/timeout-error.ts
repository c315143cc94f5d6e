import type { Event } from "./event.ts";

/** A delivery took longer than its sender waits for: what the signal of its handler aborts with. */
export class TimeoutError extends Error {
  /** @internal */
  constructor(event: Event | undefined, milliseconds: number) {
    const subject = event?.id ?? "a webhook";
    super(
      `[sandbank] Failed to handle ${subject}: it took longer than ${milliseconds} ms. Queue the work, and answer before it is done.`,
    );
  }

  // Bundlers leave a class out that nobody uses, but not an assignment to its prototype.
  override get name() {
    return "TimeoutError";
  }
}
