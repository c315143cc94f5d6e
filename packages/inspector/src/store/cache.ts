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

const MOST_ENTRIES = 300;
const entries = new Map<string, Entry>();

/** The cached result of a key, which is `loading` at first. */
export function cached(key: string): Entry {
  const entry = entries.get(key) ?? {
    read: signal<Read<unknown>>({ state: "loading" }),
    revision: -1,
    isLoading: false,
  };
  // The key that was used last is the last one of the map.
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
  return entry;
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
