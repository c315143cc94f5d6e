const NAME = "WebhookBusyError";

/**
 * Another process has claimed the Event and has not finished handling it, or another transaction was in the way: then `cause`
 * is the error of the database. Dispatch the Event again later.
 */
export class WebhookBusyError extends Error {
  /**
   * Each subpath may contain its own copy of the class, so the name decides. A class that extends this one, and has no
   * name of its own, has its own instances only.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class that extends this one is compared by its own prototype.
    const [{ prototype }, isOwn] = [this as { readonly prototype: Error }, super[Symbol.hasInstance](value)];
    return isOwn || (Object.hasOwn(prototype, "name") && Object(value).name === prototype.name);
  }

  /** @internal */
  constructor(id: string, cause?: unknown) {
    super(
      cause
        ? `[sandbank] Failed to handle ${id}: another transaction is in the way. Dispatch it again later.`
        : `[sandbank] Failed to handle ${id}: another process is handling it. Dispatch it again later.`,
      cause ? { cause } : {},
    );
  }

  // A getter, because bundlers drop an unused class, but not one with an assignment to its prototype.
  override get name() {
    return NAME;
  }
}
