import { ENTRY, route, setParams } from "../../router/router.ts";
import type { Entries } from "./form-entries.ts";

export function readEntries(): Entries {
  const { params } = route.value;
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.startsWith(ENTRY) ? [[name.slice(ENTRY.length), value]] : [],
    ),
  );
}

export function setEntry(path: string, value: string): void {
  setParams({ [ENTRY + path]: value });
}

/** Removes the last element of a list, with its entries. */
export function removeLast(path: string, length: number): void {
  const gone = `${path}.${length - 1}`;
  const inside = Object.keys(readEntries()).filter((name) => name === gone || name.startsWith(`${gone}.`));
  const cleared = inside.map((name) => [ENTRY + name, ""] as const);
  setParams({ ...Object.fromEntries(cleared), [`${ENTRY}${path}.length`]: length === 1 ? "" : String(length - 1) });
}
