/** More turns of the microtask queue than a caller in the same process needs from an answer of the bank to its next call. */
const TURNS = 100;

/**
 * Resolves when what is ready now, and what follows from it without I/O, has run. It takes no timer, so that the fake
 * timers of a test runner do not stop it.
 */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await null;
}

/** Calls `act` when it is quiet. Answers what calls it off. */
export function soon(act: () => void): () => void {
  let isCalledOff = false;
  void quiet().then(() => {
    if (!isCalledOff) act();
  });
  return () => {
    isCalledOff = true;
  };
}
