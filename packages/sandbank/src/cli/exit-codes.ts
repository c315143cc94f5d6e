/** The meanings of the exit codes. */
export const exitCodes = {
  done: 0,
  /**
   * The answer is no: violations, a coverage below the minimum, a trigger that misses its name, an id under which
   * nothing was declined, a webhook that fails again.
   */
  no: 1,
  /** A command, a flag, a value, the configuration or a seed is wrong. */
  usage: 2,
  /** The server cannot start. */
  cannotStart: 3,
  /** No server answers. */
  noServer: 4,
  /** The bank refused the call. */
  refused: 5,
  timedOut: 6,
  /** A bug of Sandbank. */
  bug: 70,
} as const;
