/** Somebody who waits for the bank's clock. */
export interface Sleeper {
  /** The instant that is waited for, in milliseconds since 1970. */
  readonly until: number;
  wake(): void;
}
