import { refused, shown } from "./refused.ts";

/**
 * Throws a `BankArgumentError` for parameters that are not an object with properties, such as a `Map`, which would be
 * sent as no parameters at all.
 */
export function checkParams(params: object): void {
  if (readTag(params) !== "Object") throw refused("params", `left out or a plain object, not ${shown(params)}`);
}

/** Whether a value is an object without a class. A test runner may have an `Object.prototype` of its own. */
export function isPlain(value: unknown): value is object {
  if (readTag(value) !== "Object") return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Returns the type of an object by its tag, since a test runner may have a `Date` of its own. */
export function readTag(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
