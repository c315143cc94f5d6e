import type { AbortSignalLike } from "./transport.ts";

/** Timers count in 32 bits: anything longer would fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Does the work within a time, in milliseconds. Past that rejects with what `late` makes, or with the reason of `signal`
 * once that aborts, at once, even where the work does not heed the signal that it is given, which aborts with the same.
 * Leaves no timer and no listener.
 */
export async function within<T>(
  milliseconds: number,
  signal: AbortSignalLike | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => unknown,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  let stop!: (reason: unknown) => void;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  const abort = () => stop(signal?.reason);
  const timer = setTimeout(() => stop(late()), Math.min(milliseconds, longestTimer));
  signal?.addEventListener("abort", abort);
  try {
    return await Promise.race([stopped, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
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
