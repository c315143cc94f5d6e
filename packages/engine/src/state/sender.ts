/** Whoever sends what is due. Both are called in the middle of other work, and must not touch the bank. */
export interface Sender {
  /** An attempt fell due or timed out. */
  wake(): void;
  /** The bank went back to another state: what is on its way is of none of its attempts any more. */
  abandon(): void;
  /**
   * Moves the clock to an instant, in milliseconds since 1970, and sends what falls due on the way. For `bank.clock.sleep`,
   * which is refused without it: only the sender moves the clock while it is attached.
   */
  readonly moveClock?: (to: number) => Promise<void>;
}
