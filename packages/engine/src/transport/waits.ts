import type { Bank } from "../bank/bank.ts";
import { every, macrotask } from "./timers.ts";

/** How often an idle client reads a clock that follows a time source, so that its time passes without a call. */
const LOOK_MS = 1_000;

/** The `sleep` of a client: that of the bank, and then a macrotask. */
export function createSleep(bank: Bank): Bank["clock"]["sleep"] {
  return async (milliseconds, signal) => {
    await bank.clock.sleep(milliseconds, signal);
    await macrotask();
    if (signal?.aborted) throw signal.reason;
  };
}

/** The `idle` of a client: that of the bank, and then a macrotask. */
export function createTickingIdle(bank: Bank): Bank["clock"]["idle"] {
  return async (milliseconds, signal) => {
    const { clock } = bank;
    const stopLooking = clock.isTicking ? every(Math.min(milliseconds, LOOK_MS), () => clock.now()) : () => {};
    try {
      await clock.idle(milliseconds, signal);
    } finally {
      stopLooking();
    }
    await macrotask();
    if (signal?.aborted) throw signal.reason;
  };
}
