import { setImmediate } from "node:timers";
import type { Boundaries } from "./boundaries.ts";
import { isLate } from "./is-late.ts";
import type { SweepClock } from "./sweep-clock.ts";
import type { Timeline } from "./timeline.ts";

/** How the app's work ended. */
export type WorkEnd<Value> =
  | { readonly kind: "done"; readonly value: Value }
  | { readonly kind: "threw"; readonly error: unknown }
  | { readonly kind: "crashed" };

/** The app has not reached a boundary for too long. */
export class HungWork extends Error {
  override readonly name = "HungWork";

  /** The last one; undefined if there was none. */
  readonly boundary: string | undefined;
  /** What waits: `the app`, or `the work of waitUntil() for account.created (src/app.ts:12:5)`. */
  readonly what: string;

  constructor(boundary?: string, what = "the app") {
    super("The app reached no boundary for too long.");
    this.boundary = boundary;
    this.what = what;
  }
}

/** How long the app may take without reaching a boundary. It grows with the slowest that the app has been. */
export interface AnswerLimit {
  limitMs(): number;
  /** Notes how long the app took. */
  note(milliseconds: number): void;
}

/** The limit is so many times the slowest that the app has been. */
const SLACK = 4;

export function createAnswerLimit(answerTimeoutMs: number): AnswerLimit {
  let slowestMs = 0;
  return {
    limitMs: () => Math.max(answerTimeoutMs, SLACK * slowestMs),
    note(milliseconds) {
      slowestMs = Math.max(slowestMs, milliseconds);
    },
  };
}

/** Turns of the microtask queue, and then of the event loop, in which work in memory makes progress. */
const MICROTASKS = 30;
const TURNS = 4;

/** Before the clock moves for other work that sleeps, work that is still gets so many real milliseconds. */
const OUTSIDE_MS = 10;

/** The limit is waited for in slices: on a busy machine a timer can be slow, and the app was, too. */
const SLICES = 5;

/** How long work may take without progress: its limit, or a slice of it. */
type Patience = "limit" | "slice";

/** While a call of the store waits, the clock moves so many times: each of them takes real time. */
const MOST_WAKES = 10;

/** Waits for the work of an app. */
export interface Worker {
  /**
   * Starts work and waits for its end or for a crash. If the work waits for the clock, the clock moves. Throws a
   * `HungWork` if the work reaches no boundary for too long.
   */
  perform<Value>(boundaries: Boundaries, act: () => Value | PromiseLike<Value>): Promise<WorkEnd<Awaited<Value>>>;
  /** Waits in real time for progress, the end of the work or a crash. Resolves with false if none of them came. */
  hasProgress(timeline: Timeline): Promise<boolean>;
  /** Waits until no work makes progress. Resolves with false if a call of the store takes too long, or all is over. */
  isQuiet(boundaries: Boundaries, patience?: Patience): Promise<boolean>;
}

export function createWorker(clock: SweepClock, answerLimit: AnswerLimit, isOver: () => boolean): Worker {
  /** Whether the app reaches no boundary in a few turns. A call of the store in progress is progress, unless it waits to be sent. */
  async function isStill(boundaries: Boundaries, isEnded: () => boolean): Promise<boolean> {
    const { timeline, calls, process, slow } = boundaries;
    const before = timeline.progress();
    for (let turn = 0; turn < TURNS; turn++) {
      await macrotask();
      timeline.turn();
      if (isEnded() || process.isDead()) return false;
      if (timeline.progress() !== before || calls.count() > slow.count()) return false;
    }
    return true;
  }

  /** Waits in real time for progress, the end of the work or a crash. Returns false if none of them came. */
  async function hasProgress(timeline: Timeline, patience: Patience = "limit"): Promise<boolean> {
    const startedAt = performance.now();
    for (let slice = 0; slice < (patience === "limit" ? SLICES : 1); slice++) {
      if (!(await isLate(timeline.nextProgress(), answerLimit.limitMs() / SLICES))) {
        answerLimit.note(performance.now() - startedAt);
        return true;
      }
    }
    return false;
  }

  /** The instant to which the clock moves for work that is still; undefined if nothing sleeps, or the work goes on. */
  async function nextWakeFor(work: object, timeline: Timeline): Promise<number | undefined> {
    const own = clock.nextWake(work);
    if (own < Number.POSITIVE_INFINITY) return own;
    if (clock.nextWake() === Number.POSITIVE_INFINITY) return undefined;
    // The work may wait for another that sleeps, or for something outside, such as the thread pool.
    return (await isLate(timeline.nextProgress(), OUTSIDE_MS)) ? clock.nextWake() : undefined;
  }

  return {
    hasProgress,
    async perform(boundaries, act) {
      const { process, timeline, calls, slow } = boundaries;
      type Value = Awaited<ReturnType<typeof act>>;
      const work = {};
      let end: WorkEnd<Value> | undefined;
      let wakes = 0;
      const isEnded = () => end !== undefined || isOver();
      try {
        Promise.resolve(clock.performing(work, act)).then(
          (value) => {
            end ??= { kind: "done", value };
            timeline.advanceProgress();
          },
          (error) => {
            end ??= { kind: "threw", error };
            timeline.advanceProgress();
          },
        );
      } catch (error) {
        end = { kind: "threw", error };
      }
      for (let turn = 0; turn < MICROTASKS && !isEnded() && !process.isDead(); turn++) await null;
      while (!isEnded() && !process.isDead()) {
        const isAwaitingStore = calls.count() > slow.count();
        if (!isAwaitingStore) {
          if (!(await isStill(boundaries, isEnded)) || slow.release()) continue;
          const wake = await nextWakeFor(work, timeline);
          if (wake !== undefined) {
            clock.moveTo(wake);
            timeline.advanceProgress();
            continue;
          }
        }
        // The call may wait for a lock that another statement would free.
        if ((await hasProgress(timeline)) || slow.release()) continue;
        // A call of the store may itself wait for work that sleeps, and holds a lock.
        const wake = clock.nextWake();
        const isHung = !isAwaitingStore || wake === Number.POSITIVE_INFINITY || ++wakes > MOST_WAKES;
        if (isHung) throw new HungWork(timeline.moments.at(-1)?.what);
        clock.moveTo(wake);
        timeline.advanceProgress();
      }
      if (process.isDead()) return { kind: "crashed" };
      return end ?? { kind: "crashed" };
    },
    async isQuiet(boundaries, patience) {
      const { calls, process, timeline, slow } = boundaries;
      while (!process.isDead() && !isOver()) {
        if (calls.count() > slow.count()) {
          if (!(await hasProgress(timeline, patience)) && !slow.release()) return false;
        } else if ((await isStill(boundaries, () => false)) && !slow.release()) return true;
      }
      return false;
    },
  };
}

function macrotask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
