import type { Bank } from "../bank/bank.ts";
import { fromTimestamp } from "../ports/time.ts";

/** A bank, and what moves its clock. */
interface Movable {
  readonly bank: Bank;
  readonly loop: { advanceTo(time: number): Promise<void> };
}

/**
 * Moves the clocks of all banks, by what `targetOf` makes of the time of each, in milliseconds since 1970. What it throws
 * leaves all clocks where they are; so does `undefined`.
 */
export type MoveClocks = (targetOf: (now: number) => number | undefined) => Promise<void>;

/** One move after the other: each starts where the one before has left the clocks. */
export function createClockMoves(loops: readonly Movable[]): MoveClocks {
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
