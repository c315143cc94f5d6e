/**
 * Sends the due attempts of a bank. The bank calls `wake` and `abandon` in the middle of other work: they must not use
 * the bank.
 */
export interface Sender {
  /** Called when an attempt falls due or times out. */
  wake(): void;
  /** Called when the bank is reset or restored: the attempts in flight no longer exist. */
  abandon(): void;
  /**
   * Moves the clock to an instant, in milliseconds since 1970, and sends the attempts that fall due meanwhile.
   * `bank.clock.sleep` needs it, because only an attached sender moves the clock.
   */
  readonly moveClock?: (to: number) => Promise<void>;
  /**
   * How many deliveries have no response yet, or are about to be sent, with the work after responses that has not ended. A
   * keeper of the clock waits for them.
   */
  readonly unfinished?: () => number;
}
