import type { SessionFile } from "sandbank/private/session-file";
import { RefusedError } from "./errors.ts";
import type { InstantView, Overview, SessionPart, Tried, WorkerReply, WorkerRequest, WorkerTask } from "./messages.ts";
import type { ApiRequest, ApiResponse } from "./source.ts";

/** Replays sessions in a worker. All methods reject with a `RefusedError` that contains the reason. */
export interface Replayer {
  /** Replays a session, and replaces the previous one. */
  open(session: SessionFile, onProgress?: (done: number, of: number) => void): Promise<Overview>;
  /** Adds a part to the session. Resolves with null if the part does not continue the session. */
  extend(part: SessionPart): Promise<Overview | null>;
  admin(name: string, params: object, instant: number): Promise<unknown>;
  api(request: ApiRequest, instant: number): Promise<ApiResponse>;
  /** Sends a request to a fork of the bank as it was before an entry. Nothing outside the fork changes. */
  tryCall(request: ApiRequest, before: number): Promise<Tried>;
  describe(instant: number): Promise<InstantView>;
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
    admin: (name, params, instant) => ask({ kind: "admin", name, params, instant }),
    api: (request, instant) => ask({ kind: "api", request, instant }),
    tryCall: (request, before) => ask({ kind: "try", request, before }),
    describe: (instant) => ask({ kind: "describe", instant }),
  };
}
