/**
 * Freezes plain data deeply, so that callers can hold the bank's objects but not change them. Bytes cannot be frozen;
 * callers get copies of them.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    // Iterating an array by its keys, which are text, takes twice as long.
    if (Array.isArray(value)) for (const item of value) deepFreeze(item);
    else {
      for (const key in value) {
        const part = value[key];
        // Most parts are text, and a call for each takes longer than freezing the object.
        if (typeof part === "object") deepFreeze(part);
      }
    }
  }
  return value;
}
