interface Run<T> {
  readonly outcome: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Does some work, or waits for the same work that is being done. Rejects with the reason of `signal` once that aborts. */
export type SharedRuns<T> = (id: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Does the work of an id once for all who ask for it at the same time. The work has a signal of its own: it aborts when
 * nobody waits any more, with the reason of the last who left.
 */
export function createSharedRuns<T>(): SharedRuns<T> {
  const runs = new Map<string, Run<T>>();

  function start(id: string, work: (signal: AbortSignal) => Promise<T>): Run<T> {
    const controller = new AbortController();
    const outcome = work(controller.signal).finally(() => runs.delete(id));
    const run = { outcome, controller, waiting: 0 };
    runs.set(id, run);
    return run;
  }

  const join: SharedRuns<T> = (id, signal, work) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const run = runs.get(id) ?? start(id, work);
      const wasGivenUp = run.controller.signal.aborted;
      // Its failure is of those who gave it up: whoever comes later has it done again.
      const failed = (error: unknown) => (wasGivenUp ? resolve(join(id, signal, work)) : reject(error));
      const leave = () => {
        reject(signal.reason);
        if (--run.waiting === 0) run.controller.abort(signal.reason);
      };
      run.waiting++;
      signal.addEventListener("abort", leave);
      run.outcome.finally(() => signal.removeEventListener("abort", leave)).then(resolve, failed);
    });
  return join;
}
