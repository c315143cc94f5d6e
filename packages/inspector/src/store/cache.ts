import { type Signal, signal } from "@preact/signals";
import { UnreachableError } from "../source/errors.ts";

/** A result of a read: what was read last stays while it is read again. */
export type Read<Data> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly data: Data }
  | { readonly state: "failed"; readonly error: Error };

interface Entry {
  readonly read: Signal<Read<unknown>>;
  /** The revision of the bank that was read last, or is being read. */
  revision: number;
  isLoading: boolean;
}

/** Keeps at most so many values by key: those that were used last. */
export function createCache<Value>(most: number): (key: string, create: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, create) => {
    const value = values.get(key) ?? create();
    // The key that was used last is the last one of the map.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
}

const entries = createCache<Entry>(300);

/** The cached result of a key, which is `loading` at first. */
export function cached(key: string): Entry {
  return entries(key, () => ({ read: signal<Read<unknown>>({ state: "loading" }), revision: -1, isLoading: false }));
}

/** Reads again, unless that revision was read; if the read is slow, the revisions in between are left out. */
export async function refresh(entry: Entry, revision: () => number, load: () => Promise<unknown>): Promise<void> {
  if (entry.isLoading) return;
  entry.isLoading = true;
  while (entry.revision !== revision()) {
    entry.revision = revision();
    try {
      entry.read.value = { state: "ready", data: await load() };
    } catch (error) {
      const isKept = error instanceof UnreachableError && entry.read.value.state === "ready";
      if (!isKept) entry.read.value = { state: "failed", error: error as Error };
    }
  }
  entry.isLoading = false;
}
