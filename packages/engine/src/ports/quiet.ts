/** More microtask turns than a caller in the same process needs between a response of the bank and its next call. */
const TURNS = 100;

/**
 * Resolves when all ready work has run, with the work that follows from it without I/O. It uses no timer, so the fake
 * timers of a test runner do not block it.
 */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await null;
}

/** Calls `act` after `quiet()`. Returns a function that cancels the call. */
export function soon(act: () => void): () => void {
  let isCanceled = false;
  void quiet().then(() => {
    if (!isCanceled) act();
  });
  return () => {
    isCanceled = true;
  };
}
