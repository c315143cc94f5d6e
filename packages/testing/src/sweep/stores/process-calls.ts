import { ProcessCrash } from "../process-crash.ts";
import type { StoreGate } from "./store-adapter.ts";

/** The calls of one process to its store that are in progress. */
export class ProcessCalls {
  readonly #gate: StoreGate;
  readonly #inProgress = new Set<Promise<unknown>>();
  readonly #rejections = new Set<(crash: unknown) => void>();

  constructor(gate: StoreGate) {
    this.#gate = gate;
    // One reaction to `crashed` for all calls: a race for each would keep the results of them all until the process ends.
    gate.crashed.catch((crash: unknown) => {
      for (const reject of this.#rejections) reject(crash);
      this.#rejections.clear();
    });
  }

  /** Notes a call in progress: `settled` waits for it. */
  track<Result>(call: Promise<Result>): Promise<Result> {
    this.#inProgress.add(call);
    const done = () => this.#inProgress.delete(call);
    call.then(done, done);
    return call;
  }

  /** Settles as `work`, or rejects with a `ProcessCrash` as soon as the process crashes. */
  untilCrash<Result>(work: PromiseLike<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#gate.isDead()) reject(new ProcessCrash());
      else this.#rejections.add(reject);
      const done = () => this.#rejections.delete(reject);
      work.then(
        (result) => {
          done();
          // The work may have caught the error of the crash.
          if (this.#gate.isDead()) reject(new ProcessCrash());
          else resolve(result);
        },
        (error: unknown) => {
          done();
          reject(error);
        },
      );
    });
  }

  isSettled(): boolean {
    return this.#inProgress.size === 0;
  }

  /** Resolves when no call is in progress. */
  async settled(): Promise<void> {
    while (this.#inProgress.size > 0) await Promise.allSettled(this.#inProgress);
  }
}
