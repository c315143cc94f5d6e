import { outOfRange } from "../../mistake.ts";
import type { SleepSignal } from "../../ports/sleep-signal.ts";
import { type Idler, isAtMark, readMark, wakeAllIdlers } from "../../world/idler.ts";
import type { World } from "../../world/world.ts";

interface Ticking {
  /** Follows the time source, if there is one. */
  readonly tick: () => void;
  readonly isTicking: boolean;
}

/** Makes the `idle` of a `BankClock`. */
export function createIdle(
  world: World,
  { tick, isTicking }: Ticking,
): (milliseconds: number, signal?: SleepSignal) => Promise<void> {
  return async (milliseconds, signal) => {
    if (signal?.aborted) throw signal.reason;
    if (!(typeof milliseconds === "number" && milliseconds >= 0)) {
      throw outOfRange("idle", `${String(milliseconds)} is not a number of milliseconds`, "Pass 0 or more.");
    }
    tick();
    const { polls, state } = world;
    // The latest poll found nothing, but something has happened since.
    if (polls !== null && !isAtMark(polls, state)) return;
    const mark = readMark(state);
    const until = state.now + milliseconds;
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        world.idlers = world.idlers.filter((other) => other !== idler);
        signal?.removeEventListener("abort", abort);
      };
      const abort = () => {
        end();
        reject(signal?.reason);
      };
      const idler: Idler = {
        until,
        isOver: () =>
          !isAtMark(mark, world.state) || ((isTicking || world.keeper !== null) && world.state.now >= until),
        wake() {
          end();
          resolve();
        },
      };
      world.idlers = [...world.idlers, idler];
      world.keeper?.waits(until, "idle");
      signal?.addEventListener("abort", abort);
      // The bank cannot tell polls apart. With more of them idle than have listed Events since the latest change, one has
      // listed before it, so all list again.
      if (polls !== null && world.idlers.length > polls.count) wakeAllIdlers(world);
    });
  };
}
