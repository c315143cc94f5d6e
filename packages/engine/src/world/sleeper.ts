/** A pending call of `bank.clock.sleep`. */
export interface Sleeper {
  /** The instant at which the sleep ends, in milliseconds since 1970. */
  readonly until: number;
  wake(): void;
}
