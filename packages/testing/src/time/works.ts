import type { AsyncLocalStorage } from "node:async_hooks";
import type { AppTimer } from "./app-timer.ts";

/** Where work began. */
export interface Origin {
  readonly kind: "timer" | "run" | "delivery";
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Its stack begins where the app started the timer, or called `run`. */
  readonly site: AppTimer["site"];
}

/** Work whose end the clock waits for: the callback of a timer with its promise, or that of `time.run`. */
export interface Work {
  readonly origin: Origin;
  /** The timers that it has started, and may wait for. */
  readonly timers: Set<number>;
  /** The instants until which it sleeps by the bank's clock, in milliseconds since 1970. */
  waits: number[];
  /** Whether the clock no longer waits for it, because it has made no progress for too long. */
  isGivenUp: boolean;
}

export function createWork(origin: Origin): Work {
  return { origin, timers: new Set(), waits: [], isGivenUp: false };
}

/** The work in progress, by asynchronous context. */
export interface Works {
  /** Calls `act` as work of its own, which is in progress until its promise settles. */
  start(origin: Origin, act: () => unknown): { readonly own: Work; readonly result: Promise<unknown> };
  /** The work that the caller is part of. */
  current(): Work | undefined;
  running(): ReadonlySet<Work>;
  /** Notes the error of a callback, which nothing else handles. */
  noteError(error: unknown): void;
  /** Throws the first error of a callback since the last call. */
  throwError(): void;
}

/** `onEnd` is called when work ends. */
export function openWorks(context: AsyncLocalStorage<Work>, onEnd: () => void): Works {
  const running = new Set<Work>();
  const errors: unknown[] = [];
  return {
    start(origin, act) {
      const own = createWork(origin);
      running.add(own);
      const end = () => {
        running.delete(own);
        onEnd();
      };
      let result: Promise<unknown>;
      try {
        const returned = context.run(own, act);
        if (!isThenable(returned)) running.delete(own);
        result = Promise.resolve(returned);
      } catch (error) {
        result = Promise.reject(error);
      }
      if (running.has(own)) result.then(end, end);
      return { own, result };
    },
    current: () => context.getStore(),
    running: () => running,
    noteError: (error) => void errors.push(error),
    throwError() {
      const [error] = errors;
      if (errors.splice(0).length > 0) throw error;
    },
  };
}

export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}
