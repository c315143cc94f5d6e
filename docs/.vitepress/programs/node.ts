// What stands in for the modules of Node that a sweep imports, in a browser.

/** Keeps its last value: a sweep does one work after the other. */
export class AsyncLocalStorage<Value> {
  #value: Value | undefined;

  run<Result>(value: Value, act: () => Result): Result {
    this.#value = value;
    return act();
  }
  getStore(): Value | undefined {
    return this.#value;
  }
}

const { port1, port2 } = new MessageChannel();
const immediates: (() => void)[] = [];
port1.onmessage = () => immediates.shift()?.();

/** Browsers delay timers within timers by milliseconds, and messages by nothing. */
export function setImmediate(act: () => void): void {
  immediates.push(act);
  port2.postMessage(null);
}

export const setTimeout = globalThis.setTimeout.bind(globalThis);
export const clearTimeout = globalThis.clearTimeout.bind(globalThis);
export const nextTick = globalThis.queueMicrotask.bind(globalThis);
export const { performance } = globalThis;
export const writeSync = (_file: number, text: string) => console.error(text);
/** No program of a page sends a request that leaves it. */
export const subscribe = () => {};
export const unsubscribe = () => {};
/** Only `process` is asked for, in which the worker has what a sweep uses. */
export const runInThisContext = (name: string) => Reflect.get(globalThis, name);
