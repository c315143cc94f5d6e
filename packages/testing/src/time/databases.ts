import { mistake } from "@sandbank/engine/private/errors";
import { described } from "../bank-value.ts";
import { isPgPool } from "../sweep/stores/pg-pool-store.ts";
import { isThenable } from "./works.ts";

/** A database that an app uses, as far as the clock waits for it. */
export interface WatchedDatabase {
  /** Whether a query or a transaction is in progress. */
  isBusy(): boolean;
  /** Whether the clock no longer waits for it, because it has made no progress for too long. */
  isGivenUp: boolean;
  restore(): void;
}

/** Methods that start no work which ends. */
const NOT_WATCHED =
  /^(?:constructor|on|once|off|emit|addListener|removeListener|removeAllListeners|listen|end|close|quit)$/;

/** `onEnd` is called when a call of a database ends. */
export function watchDatabase(database: unknown, onEnd: () => void): WatchedDatabase {
  if (typeof database !== "object" || database === null) {
    throw mistake(
      "put time together",
      `a database is ${described(database)}`,
      "Pass a pool or a client of pg, PGlite, a database of SQLite, or a client of Redis. For another one, return the promise of each query from the callback, or pass it to `time.run`.",
    );
  }
  if (isPgPool(database)) {
    const pool = database as typeof database & { readonly waitingCount?: number };
    return {
      isBusy: () => pool.totalCount > pool.idleCount || (pool.waitingCount ?? 0) > 0,
      isGivenUp: false,
      restore() {},
    };
  }
  return watchMethods(database, onEnd);
}

/** Counts the promises that the methods of an object return. */
function watchMethods(database: object, onEnd: () => void): WatchedDatabase {
  let running = 0;
  const restores: (() => void)[] = [];
  for (const name of methodNames(database)) {
    const own = Object.getOwnPropertyDescriptor(database, name);
    const method = Reflect.get(database, name);
    const watched = function (this: unknown, ...args: unknown[]): unknown {
      const result = method.apply(this, args);
      // Only a promise has begun: a query builder begins when it is awaited.
      if (!(isThenable(result) && result instanceof Promise)) return result;
      running++;
      const end = () => {
        running--;
        onEnd();
      };
      result.then(end, end);
      return result;
    };
    if (!Reflect.defineProperty(database, name, { value: watched, configurable: true, writable: true })) continue;
    restores.push(() => {
      if (own === undefined) Reflect.deleteProperty(database, name);
      else Object.defineProperty(database, name, own);
    });
  }
  return {
    isBusy: () => running > 0,
    isGivenUp: false,
    restore() {
      for (const restore of restores) restore();
    },
  };
}

function methodNames(database: object): readonly string[] {
  const names = new Set<string>();
  for (let each = database; each !== Object.prototype && each !== null; each = Object.getPrototypeOf(each)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(each))) {
      if (typeof value === "function" && !NOT_WATCHED.test(name) && !isClass(value)) names.add(name);
    }
  }
  return [...names];
}

/** A client of redis has classes beside its methods. */
function isClass(value: () => unknown): boolean {
  return Function.prototype.toString.call(value).startsWith("class");
}
