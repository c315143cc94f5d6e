import type { AppProcess } from "./app-process.ts";
import type { Timeline } from "./timeline.ts";

/** The parts that all boundaries of a process share. */
export interface Boundaries {
  readonly process: AppProcess;
  readonly timeline: Timeline;
  /** The asynchronous calls of the store in progress. */
  readonly calls: CallCount;
  /** While work waits at its next boundary: resolves when it may go on. */
  held: Promise<void> | null;
}

/** Counts calls in progress. */
export interface CallCount {
  began(): void;
  ended(): void;
  count(): number;
}

export function countCalls(onEnd: () => void): CallCount {
  let count = 0;
  return {
    began() {
      count++;
    },
    ended() {
      count--;
      onEnd();
    },
    count: () => count,
  };
}
