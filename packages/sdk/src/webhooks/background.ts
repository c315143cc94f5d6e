import type { Event } from "./event.ts";

/** Work that a handler passed to `waitUntil`. */
export interface BackgroundWork {
  /** Resolves when the work has ended, also if it has failed. */
  readonly settled: Promise<void>;
  /** Made where the handler called `waitUntil`: its stack leads there. */
  readonly start: Error;
}

/**
 * The property with the work that goes on after a response. A deliverer in the same process waits for it, so that a test
 * does not have to. The property is not enumerable and never part of what is sent.
 */
const key = Symbol.for("@sandbank/sdk/webhookWork");

/** Attaches work to a response, or to what a server makes its response of. */
export function withWork<Target extends object>(target: Target, work: readonly BackgroundWork[]): Target {
  if (work.length > 0) Reflect.defineProperty(target, key, { value: work, configurable: true });
  return target;
}

/** The work behind a response. */
export function workOf(response: object): readonly BackgroundWork[] {
  return (Reflect.get(response, key) as readonly BackgroundWork[] | undefined) ?? [];
}

/** Collects the work of the Events that are being handled. `report` receives the errors of failed work. */
export function createBackground(report: (error: unknown, event: Event) => unknown) {
  const running = new Map<string, Set<BackgroundWork>>();
  return {
    /** Adds work of an Event. */
    add(event: Event, promise: unknown): void {
      const start = new Error(`The work after ${event.id} started here`);
      const all = running.get(event.id) ?? new Set();
      const settled = Promise.resolve(promise)
        .then(
          () => {},
          (error: unknown) => void report(error, event),
        )
        .finally(() => {
          all.delete(work);
          if (all.size === 0) running.delete(event.id);
        });
      const work: BackgroundWork = { settled, start };
      running.set(event.id, all.add(work));
    },
    /** The work of an Event that has not ended. */
    of: (id: string | undefined): readonly BackgroundWork[] => [...(running.get(id ?? "") ?? [])],
  };
}
