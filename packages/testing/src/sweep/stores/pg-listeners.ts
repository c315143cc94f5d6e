import { isProcessCrash } from "../process-crash.ts";
import type { StoreGate } from "./store-adapter.ts";

type Listener = (...args: unknown[]) => unknown;

/** The members of an event emitter of Node that are used. */
export interface Emitter {
  on(event: PropertyKey, listener: Listener): unknown;
  removeListener(event: PropertyKey, listener: Listener): unknown;
}

const ADD = ["on", "addListener", "once", "prependListener", "prependOnceListener"];
const REMOVE = ["off", "removeListener"];

/** The listeners that a process has added to event emitters of its store. They are removed when it has crashed. */
export class Listeners {
  readonly #gate: StoreGate;
  readonly #added = new Set<() => void>();
  readonly #known = new WeakMap<Listener, Listener>();

  constructor(gate: StoreGate) {
    this.#gate = gate;
  }

  /** The methods of an emitter that take a listener. `out` gives the process what the emitter passes to a listener. */
  createMethods(emitter: Emitter, out: (value: unknown) => unknown): Record<string, Listener> {
    const called = (method: string, event: unknown, listener: Listener) => {
      (emitter as unknown as Record<string, Listener>)[method]?.(event, listener);
      return out(emitter);
    };
    const add =
      (method: string): Listener =>
      (event, listener) =>
        this.#gate.read(() => {
          const gated = this.#gated(listener as Listener, out);
          this.#added.add(() => emitter.removeListener(event as string, gated));
          return called(method, event, gated);
        });
    const remove =
      (method: string): Listener =>
      (event, listener) =>
        this.#gate.read(() => called(method, event, this.#known.get(listener as Listener) ?? (listener as Listener)));
    return Object.fromEntries([
      ...ADD.map((method) => [method, add(method)]),
      ...REMOVE.map((method) => [method, remove(method)]),
    ]);
  }

  removeAll(): void {
    for (const remove of this.#added) remove();
    this.#added.clear();
  }

  #gated(listener: Listener, out: (value: unknown) => unknown): Listener {
    const before = this.#known.get(listener);
    if (before !== undefined) return before;
    const gate = this.#gate;
    const gated = function (this: unknown, ...args: unknown[]): unknown {
      if (gate.isDead()) return undefined;
      try {
        return Reflect.apply(listener, out(this), args.map(out));
      } catch (error) {
        // The emitter would throw it where nobody can catch it.
        if (gate.isDead() && isProcessCrash(error)) return undefined;
        throw error;
      }
    };
    this.#known.set(listener, gated);
    return gated;
  }
}
