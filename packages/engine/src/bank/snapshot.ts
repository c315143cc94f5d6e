import { emptyTables } from "../registry/tables.ts";
import { forkState, type State, type StateJson, stateFromJson, stateToJson } from "../state/state.ts";
import { digestOf, isIntact } from "./digest.ts";

/** Changes when a snapshot of before could not be restored any more. */
const SNAPSHOT_VERSION = 1;

/** Registered, so that every copy of this module in a process reads the snapshots of the others. */
const STATE: unique symbol = Symbol.for("sandbank.state");

/** A bank at one instant, made in O(1). Restore it as often as you like; `JSON.stringify` writes it out. */
export interface Snapshot {
  readonly [STATE]: State;
  toJSON(): SnapshotJson;
}

/** A snapshot as JSON: `bank.restore(JSON.parse(text))` reads it back. */
export interface SnapshotJson {
  readonly version: number;
  /** A fingerprint of `state`: one that was changed or cut off is refused. */
  readonly digest: string;
  readonly state: StateJson;
}

export function takeSnapshot(state: State): Snapshot {
  const frozen = forkState(state);
  return { [STATE]: frozen, toJSON: () => snapshotJson(stateToJson(frozen)) };
}

export function snapshotJson(state: StateJson): SnapshotJson {
  return {
    version: SNAPSHOT_VERSION,
    // Costs as much as all the rest, and who compares two states does not read it.
    get digest() {
      return stateDigest(state);
    },
    state,
  };
}

/** The state of a snapshot: fork it before it is written to. Refuses a damaged one as a whole with a `TypeError`. */
export function stateOf(snapshot: Snapshot | SnapshotJson): State {
  if (typeof snapshot !== "object" || snapshot === null) {
    throw failure("there is no snapshot. Pass what bank.snapshot() gave, or its JSON, parsed");
  }
  if (STATE in snapshot) return snapshot[STATE];
  const { version, digest, state } = snapshot;
  if (version !== SNAPSHOT_VERSION) {
    throw failure(
      `the snapshot is of version ${JSON.stringify(version)}, this engine reads version ${SNAPSHOT_VERSION}. Take it again with this engine`,
    );
  }
  if (!isIntact(digest, () => stateDigest(state))) {
    throw failure(
      "the snapshot was changed or cut off after it was taken. Pass its JSON as it was written, or take it again",
    );
  }
  return stateFromJson(state, emptyTables());
}

function stateDigest(state: StateJson): string {
  return digestOf("snapshot", state);
}

function failure(why: string): TypeError {
  return new TypeError(`[sandbank] Failed to restore: ${why}.`);
}
