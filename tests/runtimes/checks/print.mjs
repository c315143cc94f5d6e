/** Returns everything that a printed value may show in any runtime: its text, its JSON, and all its properties. */
export function printAll(value, seen = new Set()) {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return String(value);
  if (seen.has(value)) return "";
  seen.add(value);
  const json = typeof value.toJSON === "function" ? JSON.stringify(value) : "";
  const stack = value instanceof Error ? value.stack : "";
  const parts = Reflect.ownKeys(value).map((key) => `${String(key)}: ${printAll(partOf(value, key), seen)}`);
  return [String(value), json, stack, ...parts].join("\n");
}

/** Skips accessors, because printing does not call them either. */
function partOf(object, key) {
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}
