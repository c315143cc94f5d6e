/**
 * Freezes plain data to its depth: what the bank keeps, a caller may hold but not change. Bytes cannot be frozen, and no
 * caller gets to hold those that the bank keeps.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    // By its keys, each of which is text, an array takes twice as long.
    if (Array.isArray(value)) for (const item of value) deepFreeze(item);
    else for (const key in value) deepFreeze(value[key]);
  }
  return value;
}
