import { failureText } from "../errors/failure-text.ts";
import { isPartOfWorkOn, workOn } from "./own-work.ts";

interface Run<T> {
  readonly outcome: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Starts the work of an id, or joins the run that is already in progress. Rejects with the reason of `signal` when that
 * aborts.
 */
export type SharedRuns<T> = (id: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Runs the work of an id once for all callers at the same time. The work has a signal of its own, which aborts when no
 * caller waits any more, with the reason of the last caller that left.
 */
export function createSharedRuns<T>(): SharedRuns<T> {
  const runs = new Map<string, Run<T>>();

  function start(id: string, work: (signal: AbortSignal) => Promise<T>): Run<T> {
    const controller = new AbortController();
    const outcome = workOn(controller, () => work(controller.signal)).finally(() => runs.delete(id));
    const run = { outcome, controller, waiting: 0 };
    runs.set(id, run);
    return run;
  }

  const join: SharedRuns<T> = (id, signal, work) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const run = runs.get(id) ?? start(id, work);
      if (isPartOfWorkOn(run.controller)) {
        throw new Error(
          failureText(
            `handle ${id} in its own handler`,
            "the call would wait until the handler ends",
            "Throw in the handler, and the Event is handled again.",
          ),
        );
      }
      const wasGivenUp = run.controller.signal.aborted;
      // A run that was given up fails because its callers left. A later caller starts the work again.
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
