/** Whether a value is a promise, of any realm. A query builder with a method `then` is none. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise || Object.prototype.toString.call(value) === "[object Promise]";
}
