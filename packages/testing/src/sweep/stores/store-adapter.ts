/** Lets the calls of one process through to its store. After a crash it is closed for good. */
export interface StoreGate {
  /** Whether the process has crashed. */
  isDead(): boolean;
  /**
   * Performs a call that only reads. In a process that has crashed, a synchronous call throws a `ProcessCrash`; a promise
   * never settles, also if the process crashes while the call is in progress.
   */
  read<Result>(call: () => Result, style?: CallStyle): Result;
  /**
   * Performs a call that may write, with a point before and one after it. `name` is printed in reports:
   * `set`, `INSERT INTO orders`. If the process has crashed, or crashes at one of the points, the call ends as in `read`.
   */
  write<Result>(name: string, call: () => Result, style?: CallStyle): Result;
  /**
   * Performs a callback of the process that a call in progress waits for, such as that of a transaction. Until it returns or
   * its promise settles, the process and not the store is at work.
   */
  callback<Result>(act: () => Result): Result;
  /** Resolves when a statement whose turn has come may be sent; undefined if that is now. The process may have crashed then. */
  beforeSent(): Promise<void> | undefined;
  /**
   * Rejects with a `ProcessCrash` when the process crashes. Race the callback of an open transaction against it, so that
   * the database rolls the transaction back.
   */
  readonly crashed: Promise<never>;
}

/**
 * How a call ends in a process that had crashed before it: `sync` throws, `async` returns a promise that never settles.
 * Default: `sync`. Whether a call that is performed is asynchronous follows from what it returns.
 */
export type CallStyle = "sync" | "async";

/** A kind of store. */
export interface StoreAdapter {
  /** Returns the store as a process sees it. */
  open(gate: StoreGate): object;
  /**
   * Undoes what the process has not committed. Called after a crash and before the next process starts; waits for the
   * calls in progress.
   */
  crash(): Promise<void>;
}
