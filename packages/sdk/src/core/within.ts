import type { AbortSignalLike } from "./transport.ts";

/**
 * Timers count in 32 bits: a longer one would fire at once. The number is a literal because bundlers cannot drop an
 * unused expression.
 */
const longestTimer = 2_147_483_647;

/**
 * Runs the work with a time limit, in milliseconds. After that time, rejects with the result of `late`; when `signal`
 * aborts, rejects with its reason. The signal that the work receives aborts with the same reason, but the rejection
 * does not wait for the work. It is null if nothing can end the work early: without `signal`, and with the limit
 * `Infinity`, which needs no timer. Leaves no timer and no listener behind.
 */
export function within<T>(
  milliseconds: number,
  signal: AbortSignalLike | undefined,
  work: (signal: AbortSignal | null) => Promise<T>,
  late: () => unknown,
): Promise<T> {
  const isUnlimited = milliseconds === Infinity && signal === undefined;
  return isUnlimited ? work(null) : limited(milliseconds, signal, work, late);
}

async function limited<T>(
  milliseconds: number,
  signal: AbortSignalLike | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => unknown,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const over = {};
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      stop = () => {
        reject(over);
        if (signal?.aborted) controller.abort(signal.reason);
      };
      signal?.addEventListener("abort", stop);
      if (milliseconds !== Infinity) timer = setTimeout(stop, Math.min(milliseconds, longestTimer));
      // `resolve` and `reject` are not wrapped, so that V8 can follow the promise to the caller, whose frames it adds to
      // the stack of an error.
      work(controller.signal).then(resolve, reject);
    });
  } catch (error) {
    if (error !== over) throw error;
    // An error made by the timer would have no frames of the caller.
    const reason = signal?.aborted ? signal.reason : late();
    controller.abort(reason);
    throw reason;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** Waits for a number of milliseconds. Rejects with the signal's reason when the signal aborts. */
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
