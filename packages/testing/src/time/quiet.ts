import { mistake } from "@sandbank/engine/private/errors";
import type { InProgress } from "./in-progress.ts";

export interface QuietOptions {
  readonly inProgress: Pick<InProgress, "progress" | "isAwaited" | "maySleep">;
  /** Stops waiting for what is in progress now. */
  readonly giveUp: () => void;
  /** Says where the app is, for the error of an app that never rests. */
  readonly place: () => string;
}

/** In so many turns of the event loop, work in memory makes progress. */
const TURNS = 5;
/** The same if any work seems to sleep: its timer may be a time limit, beside something else that it waits for. */
const SLEEP_TURNS = 25;
/** After so many turns, work in progress is waited for with timers, which cost no CPU. */
const EAGER_TURNS = 50;
/** How long work may take without progress, in real milliseconds. */
const PATIENCE_MS = 1_000;
/** The same if it may wait for work that sleeps, such as for a lock. */
const SHORT_PATIENCE_MS = 100;
/** An app that does so much at one instant never rests. */
const MOST_PROGRESS = 100_000;

/** Waits at one instant until everything that has begun has ended, except what can end only when the clock moves. */
export function createQuiet({ inProgress, giveUp, place }: QuietOptions): () => Promise<void> {
  const { turn, pause } = realTurns();
  return async () => {
    let still = 0;
    let late = 0;
    for (let busy = 0; still < TURNS || (still < SLEEP_TURNS && inProgress.maySleep()); ) {
      const before = inProgress.progress();
      await (late < EAGER_TURNS ? turn() : pause());
      if (inProgress.progress() !== before) {
        [still, late] = [0, 0];
        if (++busy > MOST_PROGRESS) throw restless(place());
      } else if (!inProgress.isAwaited()) {
        still++;
      } else {
        still = 0;
        // Counts turns instead of reading a clock, so that a process that gets no time does not give up early.
        if (++late > EAGER_TURNS + (inProgress.maySleep() ? SHORT_PATIENCE_MS : PATIENCE_MS)) giveUp();
      }
    }
  };
}

/** Turns of the event loop, with the functions that are not fake. */
function realTurns() {
  const { setImmediate, setTimeout } = globalThis.process.getBuiltinModule("node:timers");
  return {
    turn: () => new Promise<void>((resolve) => void setImmediate(resolve)),
    pause: () => new Promise<void>((resolve) => void setTimeout(resolve, 1)),
  };
}

function restless(place: string): Error {
  return mistake(
    "advance time",
    `the app never rests at ${place}: it makes progress without an end, and the clock cannot move`,
    "Let it wait before it tries again, with a timer or `bank.clock.sleep`.",
    { as: Error },
  );
}
