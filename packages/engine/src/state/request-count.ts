/** The requests that a bank has answered. */
export interface RequestCount {
  /** All of them: makes the request ids. */
  readonly total: number;
  /** The latest second of the bank's clock in which a rate limit let one through, and how many then. */
  readonly second: number;
  readonly inSecond: number;
}
