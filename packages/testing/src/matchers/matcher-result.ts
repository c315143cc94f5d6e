/** What a matcher answers: the form that `expect.extend` of Vitest and of Jest takes. */
export interface MatcherResult {
  readonly pass: boolean;
  /** Why it fails: as it is if `pass` is false, and with `.not` if `pass` is true. */
  readonly message: () => string;
  /** Runners show the difference of these two. */
  readonly actual?: unknown;
  readonly expected?: unknown;
}
