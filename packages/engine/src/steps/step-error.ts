import { acrossCopies } from "../across-copies.ts";
import type { ErrorBody } from "../errors.ts";
import { carryMistake, printMistake } from "../mistake.ts";

interface Failure {
  readonly index: number;
  readonly path: string;
  readonly action: string;
  /** A sentence. */
  readonly why: string;
  readonly body?: ErrorBody | null;
  readonly cause?: unknown;
}

export const UNDONE = "The bank is as it was before the first step.";

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
  /** What the step does, such as `accounts.create`. */
  readonly action: string;
  readonly why: string;
  /** The error with which the bank refused the step; null if the step failed for another reason. */
  readonly body: ErrorBody | null;

  constructor({ index, path, action, why, body = null, cause }: Failure) {
    const mistake = { action: `run ${path} (${action})`, why, advice: UNDONE };
    super(printMistake(mistake), { cause });
    carryMistake(this, mistake);
    this.index = index;
    this.path = path;
    this.action = action;
    this.why = why;
    this.body = body;
  }
}

acrossCopies(StepError, "StepError");
