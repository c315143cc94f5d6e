import { ProcessCrash } from "../../../src/sweep/process-crash.ts";
import type { StoreAdapter, StoreGate } from "../../../src/sweep/stores/store-adapter.ts";

/** A process that uses a store. */
export interface StoreProcess<Store> {
  /** The store as the process sees it. */
  readonly store: Store;
  /** The points that it has reached: `before INSERT INTO orders`. */
  readonly points: readonly string[];
  /** Resolves when the process has crashed. */
  readonly died: Promise<unknown>;
  /** Ends the process at once, and resolves when the store has undone what it had not committed. */
  crash(): Promise<void>;
}

/** Starts a process that crashes when it reaches a point: `after INSERT INTO orders`, `before set #2`. */
export function startProcess<Store>(adapter: StoreAdapter, crashAt?: string): StoreProcess<Store> {
  const points: string[] = [];
  const counts = new Map<string, number>();
  let isDead = false;
  let reject: (crash: ProcessCrash) => void = () => {};
  const crashed = new Promise<never>((_, rejection) => {
    reject = rejection;
  });
  crashed.catch(() => {});

  function die(): void {
    isDead = true;
    reject(new ProcessCrash());
  }
  function reach(point: string): void {
    points.push(point);
    const count = (counts.get(point) ?? 0) + 1;
    counts.set(point, count);
    if (crashAt === point ? count === 1 : crashAt === `${point} #${count}`) die();
  }
  function closed<Result>(style: "sync" | "async"): Result {
    if (style === "sync") throw new ProcessCrash();
    return new Promise(() => {}) as Result;
  }
  function perform<Result>(call: () => Result, after: () => void): Result {
    const result = call();
    if (!(result instanceof Promise)) {
      after();
      return isDead ? closed("sync") : result;
    }
    return new Promise((resolve, rejection) => {
      result.then(
        (value) => {
          if (isDead) return;
          after();
          if (!isDead) resolve(value);
        },
        (error: unknown) => {
          if (!isDead) rejection(error);
        },
      );
    }) as Result;
  }
  const gate: StoreGate = {
    crashed,
    callback: (act) => act(),
    isDead: () => isDead,
    beforeSent: () => undefined,
    read: (call, style = "sync") => (isDead ? closed(style) : perform(call, () => {})),
    write(name, call, style = "sync") {
      if (!isDead) reach(`before ${name}`);
      return isDead ? closed(style) : perform(call, () => reach(`after ${name}`));
    },
  };
  return {
    store: adapter.open(gate) as Store,
    points,
    died: crashed.catch(() => {}),
    async crash() {
      die();
      await adapter.crash();
    },
  };
}

/** Resolves when the work has ended, or when its process has crashed and can do nothing more. */
export async function played(process: Pick<StoreProcess<unknown>, "died">, work: () => unknown): Promise<void> {
  const ended = (async () => work())().catch(() => {});
  await Promise.race([ended, process.died.then(quiet)]);
}

/** Resolves when work that does not wait for a database has ended. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}
