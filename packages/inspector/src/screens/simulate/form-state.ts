import { route, setParams } from "../../router/router.ts";
import type { Entries } from "./form-entries.ts";

/** Entries are parameters of the URL with this prefix, so a link opens the filled form. */
const PREFIX = "f.";

export function readEntries(): Entries {
  const { params } = route.value;
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : [],
    ),
  );
}

export function setEntry(path: string, value: string): void {
  setParams({ [PREFIX + path]: value });
}

/** Removes the last element of a list, with its entries. */
export function removeLast(path: string, length: number): void {
  const gone = `${path}.${length - 1}`;
  const inside = Object.keys(readEntries()).filter((name) => name === gone || name.startsWith(`${gone}.`));
  const cleared = inside.map((name) => [PREFIX + name, ""] as const);
  setParams({ ...Object.fromEntries(cleared), [`${PREFIX}${path}.length`]: length === 1 ? "" : String(length - 1) });
}
