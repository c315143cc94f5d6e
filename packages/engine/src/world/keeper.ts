/** Moves the clock of a bank together with other clocks. */
export interface ClockKeeper {
  /** How to move all clocks, which errors name: `await time.advance(...)`. */
  readonly remedy: string;
  /**
   * Called in the asynchronous context of a call of `sleep` or `idle`, or of a request with a `latency` fault, when it begins to
   * wait until an instant, in milliseconds since 1970. A latency is a `sleep`. An `idle` may end before.
   */
  waits(until: number, kind: "sleep" | "idle"): void;
  /** Called when `deliverer.settled` begins to wait: receivers that sleep respond only if the keeper moves the clock. */
  settles(): void;
}
