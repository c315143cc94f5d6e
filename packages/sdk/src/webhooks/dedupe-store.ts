/** What came of a claim: it is yours, another one is at it, or it was done before. */
export type WebhookClaim = "claimed" | "busy" | "done";

/**
 * Remembers which Events were handled. Every id that is claimed is confirmed or released later, save where a process
 * dies: a store that outlives it lets go of a claim by itself after a while, longer than a handler may take.
 *
 * `claim` must be atomic: of several at the same time, one gets `claimed`.
 */
export interface WebhookDedupeStore {
  /** Asks to handle the Event with this id. */
  claim(id: string): WebhookClaim | Promise<WebhookClaim>;
  /**
   * It was handled: every later claim is `done`, for the four days in which a delivery may still come again, or for the 30
   * in which it may be polled. What throws or rejects is called once more; then the claim is released.
   */
  confirm(id: string): unknown;
  /** It failed, or could not be confirmed: the next claim is `claimed`. */
  release(id: string): unknown;
  /** Forgets every id, those that are claimed included: for `router.reset()` in tests, which is refused without it. */
  clear?(): unknown;
}
