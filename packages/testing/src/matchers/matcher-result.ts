/** The result of a matcher, in the form that `expect.extend` of Vitest and of Jest accepts. */
export interface MatcherResult {
  readonly pass: boolean;
  /** Returns the failure message: for plain use if `pass` is false, and for use with `.not` if `pass` is true. */
  readonly message: () => string;
  /** Runners show the difference between `actual` and `expected`. */
  readonly actual?: unknown;
  readonly expected?: unknown;
}
