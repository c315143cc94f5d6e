/** Returns the value at a path, or undefined if any part of the path is missing. Reads own properties only. */
export function valueAt(params: unknown, path: readonly string[]): unknown {
  let value = params;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}
