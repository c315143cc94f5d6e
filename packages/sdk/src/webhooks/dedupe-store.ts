/** The result of a claim: the Event is yours to handle, another process is handling it, or it was handled before. */
export type WebhookClaim = "claimed" | "busy" | "done";

/**
 * Remembers which Events were handled, so that each is handled once. The router confirms or releases every id that it
 * claims, unless its process dies: a store that outlives the process must let claims expire after a time that is longer
 * than any handler runs.
 *
 * `claim` must be atomic: of several claims at the same time, exactly one returns `claimed`.
 */
export interface WebhookDedupeStore {
  /** Claims the Event with this id, to handle it. */
  claim(id: string): WebhookClaim | Promise<WebhookClaim>;
  /**
   * Records that the Event was handled: later claims must return `done`, for the four days in which a delivery may be
   * repeated, or for the 30 days in which you may poll the Event. If `confirm` throws or rejects, the router calls it
   * once more, then releases the claim.
   */
  confirm(id: string): unknown;
  /** Gives up a claim because handling or `confirm` failed: the next claim must return `claimed`. */
  release(id: string): unknown;
  /** Forgets every id, including claimed ones. `router.reset()`, which is for tests, requires it. */
  clear?(): unknown;
}
