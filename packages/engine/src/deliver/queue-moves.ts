import type { Bank } from "../bank/bank.ts";
import { fromTimestamp } from "../ports/time.ts";

/** A bank and the loop that moves its clock. */
interface Movable {
  readonly bank: Bank;
  readonly loop: { advanceTo(time: number): Promise<void> };
}

/**
 * Moves the clock of each bank to the time that `targetOf` returns for its current time, in milliseconds since 1970. If
 * `targetOf` throws, no clock moves; `undefined` leaves a clock where it is.
 */
export type MoveClocks = (targetOf: (now: number) => number | undefined) => Promise<void>;

/** Runs moves one after the other: each starts at the time that the previous one has reached. */
export function queueMoves(loops: readonly Movable[]): MoveClocks {
  let last: Promise<unknown> = Promise.resolve();
  return (targetOf) => {
    const moved = last.then(async () => {
      const moves = loops.map(({ bank, loop }) => ({ loop, to: targetOf(fromTimestamp(bank.clock.now())) }));
      for (const { loop, to } of moves) if (to !== undefined) await loop.advanceTo(to);
    });
    last = moved.catch(() => {});
    return moved;
  };
}
