/** Freezes plain data to its depth: what the bank keeps, a caller may hold but not change. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    // By its keys, each of which is text, an array takes twice as long.
    if (Array.isArray(value)) for (const item of value) deepFreeze(item);
    else for (const key in value) deepFreeze(value[key]);
  }
  return value;
}
