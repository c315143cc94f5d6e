import { RefusedError } from "./errors.ts";
import type { Progress, SessionTasks, WorkerReply, WorkerRequest } from "./messages.ts";

type Asked<Method> = Method extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;

/** Replays sessions in a worker. All methods reject with a `RefusedError` that contains the reason. */
export type Replayer = { readonly [Name in keyof SessionTasks]: Asked<SessionTasks[Name]> };

/** Creates the replayer of a worker. Calls `report` while a session is replayed. */
export function createReplayer(worker: Worker, report: (progress: Progress) => void): Replayer {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let latest = 0;

  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === "progress") {
      report(data);
      return;
    }
    const { resolve, reject } = waiting.get(data.id) as PromiseWithResolvers<unknown>;
    waiting.delete(data.id);
    if (data.kind === "result") resolve(data.result);
    else reject(new RefusedError(data.status, data.body));
  });
  worker.addEventListener("error", () => {
    const title = "The worker that replays sessions could not be loaded. Reload the page.";
    for (const { reject } of waiting.values()) reject(new RefusedError(500, { title }));
    waiting.clear();
  });

  function ask<Name extends keyof SessionTasks>(name: Name): Replayer[Name] {
    const send = (...args: readonly unknown[]) => {
      const id = ++latest;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      worker.postMessage({ id, name, args } satisfies WorkerRequest);
      return answer.promise;
    };
    return send as Replayer[Name];
  }

  return {
    open: ask("open"),
    extend: ask("extend"),
    admin: ask("admin"),
    api: ask("api"),
    tryCall: ask("tryCall"),
  };
}
