import type { MatcherResult } from "./matchers/matcher-result.ts";

/**
 * An assertion that failed. Runners show `actual` and `expected` as a difference, where they are there. Its name is not
 * `AssertionError`: Jest prints an empty difference for every error of that name.
 */
export class BankAssertionError extends Error {
  override readonly name = "BankAssertionError";
  declare readonly actual?: unknown;
  declare readonly expected?: unknown;

  constructor(message: string, difference: Pick<MatcherResult, "actual" | "expected"> = {}) {
    super(message);
    Object.assign(this, difference);
  }
}
