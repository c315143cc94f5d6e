/** Another process has claimed the Event and not yet said what came of it. Dispatch it again later. */
export class WebhookBusyError extends Error {
  /** @internal */
  constructor(id: string) {
    super(`[sandbank] Failed to handle ${id}: another process is at it. Dispatch it again later.`);
  }
}

// Not within the class: the build renames a class that names itself.
WebhookBusyError.prototype.name = "WebhookBusyError";
