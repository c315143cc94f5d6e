import type { AbortSignalLike } from "./transport.ts";

/** Timers count in 32 bits: anything longer would fire at once. Written out: bundlers keep what they would have to compute. */
const longestTimer = 2_147_483_647;

/**
 * Does the work within a time, in milliseconds. Past that rejects with what `late` makes, or with the reason of `signal`
 * once that aborts, at once, even where the work does not heed the signal that it is given, which aborts with the same.
 * Leaves no timer and no listener.
 */
export function within<T>(
  milliseconds: number,
  signal: AbortSignalLike | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => unknown,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const abort = () => stop(signal?.reason);
    const timer = setTimeout(() => stop(late()), Math.min(milliseconds, longestTimer));
    // After it has been settled once, a promise ignores what comes.
    const settle =
      <Value>(how: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        how(value);
      };
    const stop = settle((reason: unknown) => {
      controller.abort(reason);
      reject(reason);
    });
    signal?.addEventListener("abort", abort);
    work(controller.signal).then(settle(resolve), settle(reject));
  });
}

/** Waits, in milliseconds. Rejects with the reason of the signal once that aborts. */
export async function sleep(milliseconds: number, signal?: AbortSignalLike): Promise<void> {
  const over = {};
  try {
    await within(
      milliseconds,
      signal,
      () => new Promise(() => {}),
      () => over,
    );
  } catch (reason) {
    if (reason !== over) throw reason;
  }
}
