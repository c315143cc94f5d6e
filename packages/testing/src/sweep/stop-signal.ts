import { audibleConsole } from "./silence.ts";
import type { SweepError } from "./sweep-error.ts";
import type { Failures } from "./sweep-failures.ts";

/** Ends a sweep when a signal is aborted. */
export interface StopSignal {
  /** Throws the error of the sweep if the signal is aborted. */
  requireGoingOn(): void;
  close(): void;
}

/**
 * Watches a signal. What had failed when it was aborted is printed as well, because a test runner whose test has timed out
 * no longer takes its error; only the signal of `AbortSignal.timeout` comes before that.
 */
export function watchSignal(signal: AbortSignal | undefined, failures: Failures): StopSignal {
  let error: SweepError | undefined;
  const stop = () => {
    if (error !== undefined) return error;
    error = failures.stopped(signal?.reason);
    if ((signal?.reason as Partial<Error> | undefined)?.name !== "TimeoutError") {
      audibleConsole().error(error.message);
    }
    return error;
  };
  signal?.addEventListener("abort", stop);
  return {
    requireGoingOn() {
      if (signal?.aborted) throw stop();
    },
    close: () => signal?.removeEventListener("abort", stop),
  };
}
