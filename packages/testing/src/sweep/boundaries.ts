import type { AppProcess } from "./app-process.ts";
import type { SlowCalls } from "./slow-calls.ts";
import type { Timeline } from "./timeline.ts";

/** The parts that all boundaries of a process share. */
export interface Boundaries {
  readonly process: AppProcess;
  readonly timeline: Timeline;
  /** The asynchronous calls of the store in progress. */
  readonly calls: CallCount;
  /** Those that wait to be sent. */
  readonly slow: SlowCalls;
  /** While work waits at its next boundary: resolves when it may go on. */
  held: Promise<void> | null;
}

/** Counts calls in progress. A call is not, while the process performs a callback that it waits for. */
export interface CallCount {
  /** `name` is that of a call; undefined if it goes on after a callback. */
  began(name?: string): void;
  ended(name?: string): void;
  count(): number;
  /** A call beside which the process goes on, or has begun another one; "" if there is none. */
  beside(): string;
  /** The oldest call in progress that writes; "" if there is none. */
  writing(): string;
}

/** The name of each call that only reads. */
export const READ = "A read of `store`";

export function countCalls(onEnd: () => void): CallCount {
  let count = 0;
  let beside = "";
  const names: string[] = [];
  const latest = () => (count > 0 ? (names.at(-1) ?? "") : "");
  return {
    began(name) {
      if (name !== undefined) {
        // A write says more than a read.
        if (beside === "" || beside === READ) beside = latest() || beside;
        names.push(name);
      }
      count++;
    },
    ended(name) {
      count--;
      if (name !== undefined) names.splice(names.indexOf(name), 1);
      onEnd();
    },
    count: () => count,
    beside: () => beside || latest(),
    writing: () => names.find((name) => name !== READ) ?? "",
  };
}
