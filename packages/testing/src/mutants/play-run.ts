import { setImmediate } from "node:timers";
import type { Bank } from "@sandbank/engine";
import { isLate } from "../sweep/is-late.ts";
import { takeUncaught } from "../sweep/swallow.ts";

/** How a run ended. */
export interface RunEnd {
  /** What failed; undefined if the run passed. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly tookMs: number;
}

/**
 * Plays `run` on a bank, for at most `limitMs`. It fails, too, if work fails that it does not await, as in a test runner,
 * which must not hear of it.
 */
export async function playRun(run: (bank: Bank) => unknown, bank: Bank, limitMs: number): Promise<RunEnd> {
  const startedAt = performance.now();
  let failure: RunEnd["failure"];
  const fail = (error: unknown) => {
    failure ??= { error };
  };
  const end = takeUncaught((error) => {
    fail(error);
    return true;
  });
  try {
    const work = (async () => run(bank))().then(() => {}, fail);
    if (await isLate(work, limitMs)) fail(new Error(`The run did not end within ${Math.ceil(limitMs)} ms.`));
    // Node reports a rejection that nobody handles only after all microtasks.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  } finally {
    end();
  }
  return { failure, tookMs: performance.now() - startedAt };
}
