import type { Snapshot, SnapshotJson } from "@sandbank/engine";

/** A state of a bank that was saved under a name. */
export interface SavedSnapshot {
  /** The bank's time at the snapshot: ISO 8601, UTC. */
  readonly at: string;
  readonly snapshot: Snapshot | SnapshotJson;
}

/** The snapshots of a bank, by name. */
export interface Snapshots {
  names(): readonly string[];
  get(name: string): SavedSnapshot | undefined;
  set(name: string, saved: SavedSnapshot): void;
  /** Deletes a snapshot. Returns whether it existed. */
  delete(name: string): boolean;
}

/** Creates snapshots that are in memory only. */
export function createSnapshots(): Snapshots {
  const saved = new Map<string, SavedSnapshot>();
  return {
    names: () => [...saved.keys()],
    get: (name) => saved.get(name),
    set: (name, snapshot) => void saved.set(name, snapshot),
    delete: (name) => saved.delete(name),
  };
}
