/** Whoever sends what is due. Both are called in the middle of other work, and must not touch the bank. */
export interface Sender {
  /** An attempt fell due or timed out. */
  wake(): void;
  /** The bank went back to another state: what is on its way is of none of its attempts any more. */
  abandon(): void;
}
