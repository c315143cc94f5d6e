import type { ErrorBody } from "../errors.ts";

interface Failure {
  readonly index: number;
  readonly path: string;
  /** What the step does: `accounts.create`. */
  readonly action: string;
  readonly why: string;
  readonly body?: ErrorBody | null;
  readonly cause?: unknown;
}

/**
 * A step failed while it ran. The bank is as it was before the first step, except that `bank.coverage()` counts what was done,
 * and that `bank.trace()` begins anew, as after any `restore`.
 */
export class StepError extends Error {
  override readonly name = "StepError";
  /** The number of the step, from 0. */
  readonly index: number;
  /** Where in the seed: `steps[2]`, or `steps[2].params.amount` for a reference without a value. */
  readonly path: string;
  /** What the bank refused the step with; null where it was something else. */
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
