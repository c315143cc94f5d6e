import { emptyTables } from "../registry/tables.ts";
import { forkState, type State, type StateJson, stateFromJson, stateToJson } from "../state/state.ts";

/** Changes when a snapshot of before could not be restored any more. */
const SNAPSHOT_VERSION = 1;

const STATE = Symbol("state");

/** A bank at one instant, made in O(1). Restore it as often as you like; `JSON.stringify` writes it out. */
export interface Snapshot {
  readonly [STATE]: State;
  toJSON(): SnapshotJson;
}

/** A snapshot as JSON: `bank.restore(JSON.parse(text))` reads it back. */
export interface SnapshotJson {
  readonly version: number;
  readonly state: StateJson;
}

export function takeSnapshot(state: State): Snapshot {
  const frozen = forkState(state);
  return { [STATE]: frozen, toJSON: () => ({ version: SNAPSHOT_VERSION, state: stateToJson(frozen) }) };
}

export function stateOf(snapshot: Snapshot | SnapshotJson): State {
  if (typeof snapshot !== "object" || snapshot === null) {
    throw new TypeError(
      "[sandbank] Failed to restore: there is no snapshot. Pass what bank.snapshot() gave, or its JSON.",
    );
  }
  if (STATE in snapshot) return forkState(snapshot[STATE]);
  if (snapshot.version !== SNAPSHOT_VERSION) {
    throw new TypeError(
      `[sandbank] Failed to restore: the snapshot is of version ${snapshot.version}, this engine reads version ${SNAPSHOT_VERSION}. Take it again with this engine.`,
    );
  }
  return stateFromJson(snapshot.state, emptyTables());
}
