import { noteSite, type StartTimer } from "./app-timer.ts";
import { isCalledByDriver } from "./driver-timers.ts";

interface TimerOptions {
  readonly signal?: AbortSignal;
}

/** The functions of `node:timers/promises` that are faked. */
export interface FakedPromises {
  setTimeout(delay?: number, value?: unknown, options?: TimerOptions): Promise<unknown>;
  setInterval(delay?: number, value?: unknown, options?: TimerOptions): AsyncIterator<unknown>;
}

export function fakePromises(module: FakedPromises, start: StartTimer, clear: (timer: unknown) => void): FakedPromises {
  const real = { ...module };
  const setTimeout: FakedPromises["setTimeout"] = (delay, value, options = {}) => {
    if (isCalledByDriver(setTimeout)) return real.setTimeout(delay, value, options);
    const site = noteSite(setTimeout);
    const { signal } = options;
    return new Promise((resolve, reject) => {
      const abort = () => {
        clear(timer);
        reject(abortError(signal));
      };
      if (signal?.aborted) return reject(abortError(signal));
      const fire = () => {
        signal?.removeEventListener("abort", abort);
        resolve(value);
      };
      const timer = start("timeout", site, fire, delay);
      signal?.addEventListener("abort", abort, { once: true });
    });
  };
  const setInterval: FakedPromises["setInterval"] = (delay, value, options = {}) => {
    if (isCalledByDriver(setInterval)) return real.setInterval(delay, value, options);
    const site = noteSite(setInterval);
    return ticks((tick) => start("ticks", site, tick, delay), clear, value, options);
  };
  return { setTimeout, setInterval };
}

/** As in Node, an iteration gets each tick that came while it was busy. */
async function* ticks(
  start: (tick: () => void) => unknown,
  clear: (timer: unknown) => void,
  value: unknown,
  { signal }: TimerOptions,
): AsyncGenerator<unknown> {
  if (signal?.aborted) throw abortError(signal);
  let count = 0;
  let wake = () => {};
  const timer = start(() => {
    count++;
    wake();
  });
  const abort = () => wake();
  signal?.addEventListener("abort", abort, { once: true });
  try {
    for (;;) {
      if (count === 0 && !signal?.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      for (; count > 0; count--) yield value;
      if (signal?.aborted) throw abortError(signal);
    }
  } finally {
    clear(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** The error of Node. */
function abortError(signal: AbortSignal | undefined): Error {
  const error = new Error("The operation was aborted", { cause: signal?.reason });
  return Object.assign(error, { name: "AbortError", code: "ABORT_ERR" });
}
