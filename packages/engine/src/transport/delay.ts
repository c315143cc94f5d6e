import type { TransportFault } from "../state/fault-plan.ts";

/**
 * Waits for the delay of an armed fault, or rejects with the reason of the signal when that aborts. Without a `sleep` of the
 * fault it uses the current global timers, so that a test with fake timers controls this delay together with its client's
 * timeout.
 */
export function delay({ sleep }: TransportFault, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (sleep !== undefined) return sleep(milliseconds, signal);
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
