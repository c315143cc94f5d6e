import { acrossCopies } from "@sandbank/engine/private/errors";
import type { MatcherResult } from "./matchers/matcher-result.ts";

interface AssertionDetails extends Pick<MatcherResult, "actual" | "expected"> {
  readonly cause?: unknown;
}

/**
 * The error of a failed assertion. Test runners show `actual` and `expected` as a difference if the error has them. The
 * name is not `AssertionError`, because Jest prints an empty difference for every error of that name.
 */
export class BankAssertionError extends Error {
  override readonly name = "BankAssertionError";
  declare readonly actual?: unknown;
  declare readonly expected?: unknown;

  constructor(message: string, { cause, ...difference }: AssertionDetails = {}) {
    super(message, cause === undefined ? {} : { cause });
    Object.assign(this, difference);
  }
}

acrossCopies(BankAssertionError, "BankAssertionError");
