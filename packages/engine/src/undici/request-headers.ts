import type { Dispatcher } from "undici";

/** Converts headers from any form that undici accepts: names in lower case, several values in an array. */
export function readHeaders(headers: Dispatcher.DispatchOptions["headers"]): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [name, value] of listPairs(headers)) {
    const key = name.toLowerCase();
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each === undefined || each === null) continue;
      found[key] = key in found ? [found[key] ?? [], String(each)].flat() : String(each);
    }
  }
  return found;
}

function listPairs(headers: Dispatcher.DispatchOptions["headers"]): Iterable<readonly [string, unknown]> {
  if (headers === undefined || headers === null) return [];
  if (!(Symbol.iterator in headers)) return Object.entries(headers);
  const items = [...headers] as readonly unknown[];
  if (!items.every((item) => typeof item === "string")) return items as readonly (readonly [string, unknown])[];
  // A flat array: name, value, name, value.
  return items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]] as const] : []));
}
