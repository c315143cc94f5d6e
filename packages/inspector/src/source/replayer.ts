import type { SessionFile } from "sandbank/private/session-file";
import { RefusedError } from "./errors.ts";
import type { Overview, SessionAnswers, SessionPart, WorkerReply, WorkerRequest, WorkerTask } from "./messages.ts";

type Asked<Method> = Method extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;

/** Replays sessions in a worker. All methods reject with a `RefusedError` that contains the reason. */
export interface Replayer extends Readonly<{ [Name in keyof SessionAnswers]: Asked<SessionAnswers[Name]> }> {
  /** Replays a session, and replaces the previous one. */
  open(session: SessionFile, onProgress?: (done: number, of: number) => void): Promise<Overview>;
  /** Adds a part to the session. Resolves with null if the part does not continue the session. */
  extend(part: SessionPart): Promise<Overview | null>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export function createReplayer(worker: Worker): Replayer {
  const waiting = new Map<number, Waiting>();
  let latest = 0;
  let report: ((done: number, of: number) => void) | undefined;

  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === "progress") {
      report?.(data.done, data.of);
      return;
    }
    const { resolve, reject } = waiting.get(data.id) as Waiting;
    waiting.delete(data.id);
    if (data.kind === "result") resolve(data.result);
    else reject(new RefusedError(data.status, data.body));
  });
  worker.addEventListener("error", () => {
    const title = "The worker that replays sessions could not be loaded. Reload the page.";
    for (const { reject } of waiting.values()) reject(new RefusedError(500, { title }));
    waiting.clear();
  });

  function ask<Result>(task: WorkerTask): Promise<Result> {
    const id = ++latest;
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      worker.postMessage({ ...task, id } satisfies WorkerRequest);
    });
  }

  return {
    open(session, onProgress) {
      report = onProgress;
      return ask({ kind: "open", session });
    },
    extend: (part) => ask({ kind: "extend", part }),
    admin: (...args) => ask({ kind: "ask", name: "admin", args }),
    api: (...args) => ask({ kind: "ask", name: "api", args }),
    tryCall: (...args) => ask({ kind: "ask", name: "tryCall", args }),
    describe: (...args) => ask({ kind: "ask", name: "describe", args }),
  };
}
