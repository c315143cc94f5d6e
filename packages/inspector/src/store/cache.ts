import { type Signal, signal } from "@preact/signals";
import { UnreachableError } from "../source/errors.ts";

/** The result of a read. The previous result stays while it is read again. */
export type Read<Data> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly data: Data }
  | { readonly state: "failed"; readonly error: Error };

interface Entry {
  readonly read: Signal<Read<unknown>>;
  /** The revision of the bank at the latest read, or at the read that is running. */
  revision: number;
  isLoading: boolean;
}

/** Creates a cache of at most `most` values by key. It drops the least recently used value. */
export function createCache<Value>(most: number): (key: string, create: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, create) => {
    const value = values.get(key) ?? create();
    // Moves the key to the end of the map, which has the most recently used key.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
}

const entries = createCache<Entry>(300);

/** Returns the cached result of a key, which is `loading` at first. */
export function cached(key: string): Entry {
  return entries(key, () => ({ read: signal<Read<unknown>>({ state: "loading" }), revision: -1, isLoading: false }));
}

/** Reads again, unless the revision has been read. A slow read skips the revisions in between. */
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
