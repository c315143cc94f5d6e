import type { Event } from "./event.ts";

/** Work that a handler passed to `waitUntil`. */
export interface BackgroundWork {
  readonly eventId: string;
  readonly category: string;
  /** Resolves when the work has ended, also if it has failed. */
  readonly settled: Promise<void>;
  /** Made where the handler called `waitUntil`: its stack begins there. */
  readonly start: Error;
  /** The delivery that the handler was called for, as its deliverer identifies it; undefined if that is not known. */
  readonly delivery: unknown;
  /** Whether the platform waits for the work. */
  isHeldByPlatform: boolean;
}

/**
 * The global property with the running work of all routers in this process. Deliverers and the fixtures of tests in the
 * same process wait for it, also if the router is behind a server. All copies of this module share the property.
 */
const RUNNING = Symbol.for("@sandbank/sdk/runningWork");

interface RunningWork {
  readonly all: Set<BackgroundWork>;
  /** Set by a deliverer: the deliveries in progress, by asynchronous context. */
  deliveries?: { getStore(): unknown };
  /** Set by a fault sweep: the deliveries to processes that it has crashed. */
  crashed?: { has(delivery: unknown): boolean };
}

function workOfProcess(): RunningWork {
  const holder = globalThis as { [RUNNING]?: RunningWork };
  holder[RUNNING] ??= { all: new Set() };
  return holder[RUNNING];
}

/** Whether the caller handles a delivery to a process that a fault sweep has crashed. Its timers still fire. */
export function isInCrashedProcess(): boolean {
  const { deliveries, crashed } = workOfProcess();
  return crashed?.has(deliveries?.getStore()) === true;
}

/** The property of an answer with the function that returns the work that goes on after it. It is not enumerable. */
const key = Symbol.for("@sandbank/sdk/webhookWork");

/** Attaches to an answer how to find the work that is running. */
export function withWork<Answer extends object>(answer: Answer, running: () => readonly BackgroundWork[]): Answer {
  return Object.defineProperty(answer, key, { value: running });
}

/**
 * Returns what the platform must wait for after an answer: the running work of its Event, and work that other work starts
 * meanwhile. Undefined if no work is running.
 */
export function holdWork(answer: object): Promise<void> | undefined {
  const running = Reflect.get(answer, key) as (() => readonly BackgroundWork[]) | undefined;
  return running && running().length > 0 ? hold(running) : undefined;
}

async function hold(running: () => readonly BackgroundWork[]): Promise<void> {
  for (let work = running(); work.length > 0; work = running()) {
    for (const each of work) each.isHeldByPlatform = true;
    await Promise.all(work.map(({ settled }) => settled));
  }
}

/** Collects the work of a router. `report` receives the errors of failed work. */
export function createBackground(report: (error: unknown, event: Event) => unknown) {
  const { all } = workOfProcess();
  const own = new Set<BackgroundWork>();
  const of = (id: string | undefined): readonly BackgroundWork[] => [...own].filter(({ eventId }) => eventId === id);
  return {
    /** Makes the `waitUntil` of a handler. */
    createWaitUntil(event: Event) {
      return function waitUntil(promise: PromiseLike<unknown>): void {
        const { id: eventId, category } = event;
        const start = new Error(`The work after ${category} started here`);
        Error.captureStackTrace?.(start, waitUntil);
        const settled = Promise.resolve(promise)
          .then(
            () => {},
            (error: unknown) => void report(error, event),
          )
          .finally(() => {
            own.delete(work);
            all.delete(work);
          });
        const delivery = workOfProcess().deliveries?.getStore();
        const isHeldByPlatform = of(eventId).some((other) => other.isHeldByPlatform);
        const work: BackgroundWork = { eventId, category, settled, start, delivery, isHeldByPlatform };
        own.add(work);
        all.add(work);
      };
    },
    /** The running work of an Event. */
    of,
  };
}
