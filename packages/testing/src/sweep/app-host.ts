import { isFailedAssertion } from "../is-failed-assertion.ts";
import { printWork } from "../running-work.ts";
import { startProcess } from "./app-process.ts";
import { type BackgroundWork, openBackground } from "./background-work.ts";
import { type Boundaries, countCalls } from "./boundaries.ts";
import { never } from "./never.ts";
import { PlayOver, type PlayState } from "./play-state.ts";
import { createOutage, createSleep, gatedClientOptions } from "./requests.ts";
import { sideBySide, type WorkOrder } from "./side-by-side.ts";
import { createSlowCalls, noSlowCalls } from "./slow-calls.ts";
import { openGate } from "./store-gate.ts";
import type { StoreAdapter } from "./stores/store-adapter.ts";
import type { StartParts } from "./sweep-options.ts";
import { START } from "./timeline.ts";
import { type AnswerLimit, createWorker, HungWork, type WorkEnd, type Worker } from "./work.ts";

/** Runs the app, and starts it again after a crash. */
export interface AppHost<App> {
  /** The app, which is started if no process of it runs. */
  started(): Promise<App>;
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

/** One life of the app, from its start to a crash or to the end of the run. */
interface RunningApp<App> {
  readonly boundaries: Boundaries;
  readonly background: BackgroundWork;
  app?: App;
}

/** After an error, work is done again at most so many times. */
const MOST_REPEATS = 3;

export function openHost<App, Store>(state: PlayState, hosted: HostedApp<App, Store>): AppHost<App> {
  const { timeline, fail } = state;
  const isOver = () => state.failure() !== null;
  const worker = createWorker(state.clock, hosted.answerLimit, isOver);
  const outage = createOutage();
  const restarts: number[] = [];
  let running: RunningApp<App> | undefined;
  let latest: App | undefined;

  const life = () => {
    if (running === undefined) throw new PlayOver();
    return running;
  };
  const crash = () => running?.boundaries.process.crash();
  const isDead = () => running?.boundaries.process.isDead() ?? true;

  async function perform<Value>(act: () => Value | PromiseLike<Value>): Promise<WorkEnd<Awaited<Value>>> {
    if (isOver()) throw new PlayOver();
    try {
      const { boundaries, background } = life();
      const end = await worker.perform(boundaries, () => background.during(act));
      // What goes on in the background comes after the end of the work.
      timeline.changed();
      if (state.isSlow && end.kind === "done") noteUnawaited(boundaries);
      await worker.isQuiet(boundaries);
      await backgroundEnded(worker, life());
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
      running.background.forget();
      restarts.push(timeline.moments.length);
    }
    const gates = createBoundaries(state);
    running = { boundaries: gates, background: openBackground(state.bank, gates.process.signal) };
    const faults = timeline.occurred.length;
    const end = await perform(() => hosted.start(createParts(state, hosted, gates, outage)));
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
      const gates = life().boundaries;
      // Steps end long before the app counts as one that does not end.
      return sideBySide(acts, order, gates, () => worker.isQuiet(gates, order === "in step" ? "slice" : "limit"));
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

/** Reaches the moment after a step or a webhook, if the app still writes: a crash loses what it writes. */
function noteUnawaited({ timeline, calls, process }: Boundaries): void {
  const writing = calls.writing();
  if (writing === "") return;
  const form = timeline.reach("unawaited", `${timeline.during}, ${writing} in progress`, () => undefined);
  if (form !== undefined) process.crash();
}

/** Waits for what handlers have passed to `waitUntil`, and for what that work begins, until a crash. */
async function backgroundEnded(
  worker: Worker,
  { boundaries, background }: Pick<RunningApp<unknown>, "boundaries" | "background">,
): Promise<void> {
  for (let works = background.running(); works.length > 0; works = background.running()) {
    const [first] = works;
    try {
      const end = await worker.perform(boundaries, () => Promise.all(works.map(({ settled }) => settled)));
      if (end.kind === "crashed") return;
    } catch (error) {
      if (!(error instanceof HungWork) || first === undefined) throw error;
      throw new HungWork(error.boundary, `the work of ${printWork(first)}`);
    }
    await worker.isQuiet(boundaries);
  }
}

/** More starts in a row than two faults can cause. */
const MOST_STARTS = 10;

/** The boundaries of a process that starts. */
function createBoundaries({ timeline, isSlow }: PlayState): Boundaries {
  const { advanceProgress } = timeline;
  const calls = countCalls(advanceProgress);
  timeline.beside = calls.beside;
  const process = startProcess(advanceProgress);
  const slow = isSlow ? createSlowCalls(process, advanceProgress) : noSlowCalls;
  return { process, timeline, calls, slow, held: null };
}

/** The parts with which a process starts. */
function createParts<Store>(
  { bank, clock }: PlayState,
  { adapter, webhookSecret }: Pick<HostedApp<unknown, Store>, "adapter" | "webhookSecret">,
  boundaries: Boundaries,
  outage: ReturnType<typeof createOutage>,
): StartParts<Store> {
  return {
    store: (adapter?.open(openGate(boundaries)) ?? null) as Store,
    clientOptions: gatedClientOptions({ bank, clock, boundaries, outage }),
    webhookSecret,
    now: bank.clock.now,
    sleep: createSleep(clock, boundaries),
    point: createPoint(boundaries),
  };
}

function createPoint(gates: Boundaries): StartParts<unknown>["point"] {
  const { process, timeline } = gates;
  return async (name) => {
    if (gates.held !== null) await gates.held;
    // The app may have changed something since the last moment that the sweep does not see, such as a file.
    timeline.changed();
    if (!process.isDead() && timeline.reach("point", `point ${name}`)?.fault === "crash") process.crash();
    if (process.isDead()) await never();
  };
}
