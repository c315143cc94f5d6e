/**
 * Returns a function that calls `make` the first time and returns the same value each time. Every schema of the
 * contract is built on demand this way: a program uses only a few schemas, and building all of them would slow down its
 * start.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
