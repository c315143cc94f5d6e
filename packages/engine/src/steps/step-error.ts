import { acrossCopies } from "../across-copies.ts";
import type { ErrorBody } from "../errors.ts";

interface Failure {
  readonly index: number;
  readonly path: string;
  /** The action of the step, such as `accounts.create`. */
  readonly action: string;
  readonly why: string;
  readonly body?: ErrorBody | null;
  readonly cause?: unknown;
}

/**
 * The error of a step that failed. The bank is as it was before the first step, but `bank.coverage()` counts what the
 * steps reached, and `bank.trace()` starts again, as after any `restore`.
 */
export class StepError extends Error {
  override readonly name = "StepError";
  /** The number of the step, from 0. */
  readonly index: number;
  /** The place in the seed: `steps[2]`, or `steps[2].params.amount` for a reference without a value. */
  readonly path: string;
  /** The error with which the bank refused the step; null if the step failed for another reason. */
  readonly body: ErrorBody | null;

  constructor({ index, path, action, why, body = null, cause }: Failure) {
    super(`[sandbank] Failed to run ${path} (${action}): ${why} The bank is as it was before the first step.`, {
      cause,
    });
    this.index = index;
    this.path = path;
    this.body = body;
  }
}

acrossCopies(StepError, "StepError");
