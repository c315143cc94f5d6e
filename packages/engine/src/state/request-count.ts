/** Counts the requests that a bank has handled. */
export interface RequestCount {
  /** The number of all requests. Request ids are derived from it. */
  readonly total: number;
  /**
   * The latest second of the bank's clock in which the rate limit admitted a request, and how many it admitted then.
   */
  readonly second: number;
  readonly inSecond: number;
}
