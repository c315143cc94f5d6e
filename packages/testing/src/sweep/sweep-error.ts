import { acrossCopies } from "@sandbank/engine/private/errors";
import type { Divergence } from "./books.ts";
import type { SweepFault } from "./faults.ts";

/** One cause of failed runs, as its first run shows it. */
export interface SweepFailure {
  /** The fault; of two faults the second. */
  readonly fault: SweepFault;
  /** The point: `after accounts.create #1`. */
  readonly point: string;
  /** The work in progress when the fault occurred: `step "Ada signs up"`. */
  readonly during: string;
  /** Why the run failed. */
  readonly message: string;
  /** Where the books part, if `check` is `booksMatch`; else null. */
  readonly divergence: Divergence | null;
  /** The calls of the app after the fault, one line each: `accounts.create 200`. */
  readonly calls: readonly string[];
  /** How many runs failed like this one. */
  readonly count: number;
  /** The value of `only` that repeats the run. */
  readonly only: string;
}

/** Runs of a sweep failed. The message shows the first run of each cause, and the line that repeats it. */
export class SweepError extends Error {
  override readonly name = "SweepError";
  /** One entry for each cause. */
  readonly failures: readonly SweepFailure[];

  constructor(message: string, failures: readonly SweepFailure[], options?: ErrorOptions) {
    super(message, options);
    this.failures = failures;
  }
}

acrossCopies(SweepError, "SweepError");
