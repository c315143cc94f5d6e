import { ProcessCrash } from "../process-crash.ts";
import { isPromise } from "./is-promise.ts";
import type { ProcessCalls } from "./process-calls.ts";
import type { StoreGate } from "./store-adapter.ts";

type Function_ = (...args: unknown[]) => unknown;

/** How the values of a callback pass between the process and its store. */
export interface Passage {
  /** A value that the process gives to the store. */
  in(value: unknown): unknown;
  /** A value that the store gives to the process. */
  out(value: unknown): unknown;
}

interface Callback {
  readonly gated: Function_;
  /** How many calls of the store that were given the callback are in progress. */
  calls: number;
}

/**
 * The functions that a process has given to its store. After a crash, one that was given to a call in progress fails, so
 * that the call is undone: `transaction(callback)`. One that the store has kept, such as a listener, does nothing.
 */
export class Callbacks {
  readonly #gate: StoreGate;
  readonly #calls: ProcessCalls;
  readonly #known = new WeakMap<Function_, Callback>();

  constructor(gate: StoreGate, calls: ProcessCalls) {
    this.#gate = gate;
    this.#calls = calls;
  }

  /** Returns the function that the store gets: always the same one, so that `off(listener)` finds it. */
  gated(callback: Function_, passage: Passage): Function_ {
    return this.#of(callback, passage).gated;
  }

  /** Notes that a call which was given these functions begins. Returns the function that ends it. */
  begin(callbacks: readonly Function_[]): () => void {
    const given = callbacks.flatMap((callback) => this.#known.get(callback) ?? []);
    for (const callback of given) callback.calls++;
    return () => {
      for (const callback of given) callback.calls--;
    };
  }

  #of(callback: Function_, passage: Passage): Callback {
    const before = this.#known.get(callback);
    if (before !== undefined) return before;
    const play = (self: unknown, args: readonly unknown[]) => this.#play(callback, known, passage, self, args);
    const known: Callback = {
      calls: 0,
      gated(this: unknown, ...args: unknown[]) {
        return play(this, args);
      },
    };
    // SQLite, for one, counts the parameters of a function.
    Object.defineProperty(known.gated, "length", { value: callback.length });
    this.#known.set(callback, known);
    return known;
  }

  #play(callback: Function_, known: Callback, passage: Passage, self: unknown, args: readonly unknown[]): unknown {
    if (this.#gate.isDead()) return failed(known);
    const isAwaited = known.calls > 0;
    const call = (): unknown => Reflect.apply(callback, passage.out(self), args.map(passage.out));
    let result: unknown;
    try {
      result = isAwaited ? this.#gate.callback(call) : call();
    } catch (error) {
      if (this.#gate.isDead()) return failed(known);
      throw error;
    }
    if (isPromise(result)) {
      return isAwaited ? this.#calls.untilCrash(result).then(passage.in) : result;
    }
    // The process may have caught the error of the crash.
    return this.#gate.isDead() ? failed(known) : passage.in(result);
  }
}

function failed(callback: Callback): undefined {
  if (callback.calls > 0) throw new ProcessCrash();
}
