import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Source } from "../source/source.ts";
import { createCache } from "./cache.ts";
import { revision, source } from "./store.ts";

/** The name of an object: undefined until it is read, null if the bank has none for its id. */
type Name = string | null | undefined;

/** The largest number of ids that the server names at once. */
const MOST_IDS = 100;

const names = createCache<Signal<Name>>(5_000);

/** The ids whose names the next request asks for. */
const wanted = new Map<Source, Set<string>>();

/** Reads the name of an object for people, and reads it again whenever the bank changes. An id of null reads nothing. */
export function useName(id: string | null): Name {
  return useNames(id === null ? [] : [id])[0];
}

/** Reads the names of several objects, likewise. */
export function useNames(ids: readonly string[]): readonly Name[] {
  const from = source.value;
  const now = revision.value;
  useEffect(() => {
    if (from !== null) for (const id of ids) want(from, id);
  }, [from, ids.join(), now]);
  return ids.map((id) => (from === null ? undefined : nameIn(from, id).value));
}

function nameIn(from: Source, id: string): Signal<Name> {
  return names(`${from.key} ${id}`, () => signal<Name>(undefined));
}

/** Asks for a name, in one request with the other names that the screen shows. */
function want(from: Source, id: string): void {
  const ids = wanted.get(from);
  if (ids !== undefined) {
    ids.add(id);
    return;
  }
  wanted.set(from, new Set([id]));
  queueMicrotask(() => {
    const all = [...(wanted.get(from) ?? [])];
    wanted.delete(from);
    for (let start = 0; start < all.length; start += MOST_IDS) void read(from, all.slice(start, start + MOST_IDS));
  });
}

/** A name that could not be read stays as it was: the shell says that the server does not answer. */
async function read(from: Source, ids: readonly string[]): Promise<void> {
  const { data } = await from.admin("names", { ids: ids.join(",") }).catch(() => ({ data: null }));
  for (const id of ids) {
    const name = nameIn(from, id);
    name.value = data === null ? (name.peek() ?? null) : (data[id] ?? null);
  }
}
