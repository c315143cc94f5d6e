const INNER = Symbol("inner");

/**
 * Keeps in an object what its methods need, out of its printed form and its keys. Unlike a private field, a proxy of the
 * object has it too. It is configurable, because a deep proxy may only then return a proxy of the value.
 */
export function keepInner(object: object, value: object): void {
  Object.defineProperty(object, INNER, { value, configurable: true });
}

/** Returns the value that `keepInner` kept in an object, or in the object behind a proxy. */
export function readInner<Inner>(object: object): Inner {
  return (object as { readonly [INNER]: Inner })[INNER];
}
