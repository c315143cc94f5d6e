import type { Snapshot, SnapshotJson } from "@sandbank/engine";

/** A state of a bank that was kept under a name. */
export interface SavedSnapshot {
  /** The bank's time then: ISO 8601, UTC. */
  readonly at: string;
  readonly snapshot: Snapshot | SnapshotJson;
}

/** The snapshots of a bank, by name. */
export interface Snapshots {
  names(): readonly string[];
  get(name: string): SavedSnapshot | undefined;
  set(name: string, saved: SavedSnapshot): void;
  /** Returns whether there was one. */
  delete(name: string): boolean;
}

/** Snapshots that end with the server. */
export function createSnapshots(): Snapshots {
  const saved = new Map<string, SavedSnapshot>();
  return {
    names: () => [...saved.keys()],
    get: (name) => saved.get(name),
    set: (name, snapshot) => void saved.set(name, snapshot),
    delete: (name) => saved.delete(name),
  };
}
