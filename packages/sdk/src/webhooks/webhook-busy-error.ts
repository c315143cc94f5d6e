/** Another process has claimed the Event and not yet said what came of it. Dispatch it again later. */
export class WebhookBusyError extends Error {
  /** @internal */
  constructor(id: string) {
    super(`[sandbank] Failed to handle ${id}: another process is at it. Dispatch it again later.`);
  }

  // Bundlers leave a class out that nobody uses, but not an assignment to its prototype.
  override get name() {
    return "WebhookBusyError";
  }
}
