const NAME = "WebhookBusyError";

/** Another process has claimed the Event and has not finished handling it. Dispatch the Event again later. */
export class WebhookBusyError extends Error {
  /** Each subpath may contain its own copy of the class, so the name decides. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object(value).name === NAME;
  }

  /** @internal */
  constructor(id: string) {
    super(`[sandbank] Failed to handle ${id}: another process is handling it. Dispatch it again later.`);
  }

  // A getter, because bundlers drop an unused class, but not one with an assignment to its prototype.
  override get name() {
    return NAME;
  }
}
