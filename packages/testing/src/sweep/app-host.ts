import { isFailedAssertion } from "../is-failed-assertion.ts";
import { startProcess } from "./app-process.ts";
import { type Boundaries, countCalls } from "./boundaries.ts";
import { never } from "./never.ts";
import { PlayOver, type PlayState } from "./play-state.ts";
import { createOutage, gatedClientOptions, sleepOf } from "./requests.ts";
import { sideBySide, type WorkOrder } from "./side-by-side.ts";
import { openGate } from "./store-gate.ts";
import type { StoreAdapter } from "./stores/store-adapter.ts";
import type { StartParts } from "./sweep-options.ts";
import { START } from "./timeline.ts";
import { type AnswerLimit, createWorker, HungWork, type WorkEnd } from "./work.ts";

/** Runs the app, and starts it again after a crash. */
export interface AppHost<App> {
  /** The app, which is started if no process of it runs. */
  started(): Promise<App>;
  /** The boundaries of the process that runs. */
  boundaries(): Boundaries;
  /** Crashes the process. */
  crash(): void;
  isDead(): boolean;
  /** Performs work of the app once, with what follows from it in the background. */
  perform<Value>(act: () => Value | PromiseLike<Value>): Promise<WorkEnd<Awaited<Value>>>;
  /** Performs work again after a crash, and at most three times after an error that came with a fault. */
  untilDone<Value>(act: (app: App) => Value | PromiseLike<Value>): Promise<Awaited<Value>>;
  /** Lets pieces of work of the app go on at the same time. */
  sideBySide(acts: readonly (() => Promise<void>)[], order: WorkOrder): Promise<void>;
  /** Lets work in the background go on until it waits. */
  settleBackground(): Promise<void>;
  /** Waits for something that is not work of the app. Resolves with false if nothing happened for too long. */
  hasProgress(): Promise<boolean>;
  /** For each time that the process was started again, the number of moments before it. */
  readonly restarts: readonly number[];
  /** The app that was started last; undefined if none was. */
  latest(): App | undefined;
}

/** The parts that the app is started with. */
export interface HostedApp<App, Store> {
  readonly start: (parts: StartParts<Store>) => App | PromiseLike<App>;
  readonly webhookSecret: string;
  /** Null if the app keeps nothing. */
  readonly adapter: StoreAdapter | null;
  readonly answerLimit: AnswerLimit;
}

/** After an error, work is done again at most so many times. */
const MOST_REPEATS = 3;

export function openHost<App, Store>(state: PlayState, hosted: HostedApp<App, Store>): AppHost<App> {
  const { timeline, fail } = state;
  const isOver = () => state.failure() !== null;
  const worker = createWorker(state.clock, hosted.answerLimit, isOver);
  const outage = createOutage();
  const restarts: number[] = [];
  let running: { readonly boundaries: Boundaries; app?: App } | undefined;
  let latest: App | undefined;

  const boundaries = () => {
    if (running === undefined) throw new PlayOver();
    return running.boundaries;
  };
  const crash = () => running?.boundaries.process.crash();
  const isDead = () => running?.boundaries.process.isDead() ?? true;

  async function perform<Value>(act: () => Value | PromiseLike<Value>): Promise<WorkEnd<Awaited<Value>>> {
    if (isOver()) throw new PlayOver();
    try {
      const end = await worker.perform(boundaries(), act);
      // What goes on in the background comes after the end of the work.
      timeline.changed();
      await worker.isQuiet(boundaries());
      if (isOver()) throw new PlayOver();
      return end;
    } catch (error) {
      throw error instanceof HungWork ? fail("endless", error) : error;
    } finally {
      outage.end();
      timeline.changed();
    }
  }

  /** Starts a process. Returns whether it runs. */
  async function isStarted(): Promise<boolean> {
    if (running !== undefined) {
      await hosted.adapter?.crash();
      restarts.push(timeline.moments.length);
    }
    const gates: Boundaries = {
      process: startProcess(timeline.advanceProgress),
      timeline,
      calls: countCalls(timeline.advanceProgress),
      held: null,
    };
    running = { boundaries: gates };
    const faults = timeline.occurred.length;
    const end = await perform(() => hosted.start(startParts(gates)));
    if (end.kind === "done") {
      latest = end.value as App;
      running.app = latest;
    }
    if (end.kind !== "threw") return !isDead();
    // A process that a fault keeps from starting is started again.
    crash();
    if (timeline.occurred.length === faults) throw fail("work", end.error);
    return false;
  }

  function startParts(gates: Boundaries): StartParts<Store> {
    const { bank, clock } = state;
    return {
      store: (hosted.adapter?.open(openGate(gates)) ?? null) as Store,
      clientOptions: gatedClientOptions({ bank, clock, boundaries: gates, outage }),
      webhookSecret: hosted.webhookSecret,
      now: bank.clock.now,
      sleep: sleepOf(clock, gates),
      point: pointOf(gates),
    };
  }

  async function started(): Promise<App> {
    for (let starts = 0; isDead(); starts++) {
      if (isOver()) throw new PlayOver();
      if (starts > MOST_STARTS) throw fail("endless", new HungWork());
      await state.during(START, isStarted);
    }
    return running?.app as App;
  }

  return {
    started,
    boundaries,
    crash,
    isDead,
    perform,
    async untilDone<Value>(act: (app: App) => Value | PromiseLike<Value>): Promise<Awaited<Value>> {
      for (let errors = 0; ; ) {
        const app = await started();
        const end = await perform(() => act(app));
        if (end.kind === "done") return end.value;
        if (end.kind === "crashed") continue;
        const isRepeated = timeline.occurred.length > 0 && !isFailedAssertion(end.error);
        if (!isRepeated || ++errors > MOST_REPEATS) throw fail("work", end.error);
      }
    },
    sideBySide(acts, order) {
      const gates = boundaries();
      // Steps end long before the app counts as one that does not end.
      const patience = order === "in step" ? "slice" : "limit";
      return sideBySide(acts, order, gates, () => worker.isQuiet(gates, patience));
    },
    async settleBackground() {
      do {
        await started();
        await perform(() => {});
      } while (isDead());
    },
    hasProgress: () => worker.hasProgress(timeline),
    restarts,
    latest: () => latest,
  };
}

/** More starts in a row than two faults can cause. */
const MOST_STARTS = 10;

function pointOf(gates: Boundaries): StartParts<unknown>["point"] {
  const { process, timeline } = gates;
  return async (name) => {
    if (gates.held !== null) await gates.held;
    // The app may have changed something since the last moment that the sweep does not see, such as a file.
    timeline.changed();
    if (!process.isDead() && timeline.reach("point", `point ${name}`)?.fault === "crash") process.crash();
    if (process.isDead()) await never();
  };
}
