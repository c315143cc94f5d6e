import { emptyTables } from "../registry/tables.ts";
import { forkState, type State, type StateJson, stateFromJson, stateToJson } from "../state/state.ts";
import { digestOf, isIntact } from "./digest.ts";

/** Increases when the engine can no longer restore older snapshots. */
const SNAPSHOT_VERSION = 1;

/** A registered symbol, so that two copies of this module in a process can read each other's snapshots. */
const STATE: unique symbol = Symbol.for("sandbank.state");

/** The state of a bank at one instant, made in O(1). You can restore it many times, and `JSON.stringify` it. */
export interface Snapshot {
  readonly [STATE]: State;
  toJSON(): SnapshotJson;
}

/** A snapshot as JSON. `bank.restore(JSON.parse(text))` restores it. */
export interface SnapshotJson {
  readonly version: number;
  /** A fingerprint of `state`. `restore` refuses a state that was changed or cut off. */
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
    // A getter, because the digest costs as much as the rest and comparing two states does not need it.
    get digest() {
      return stateDigest(state);
    },
    state,
  };
}

/** The state of a snapshot: fork it before you write to it. Throws a `TypeError` for a damaged snapshot. */
export function stateOf(snapshot: Snapshot | SnapshotJson, failed = "Failed to restore"): State {
  const failure = (why: string) => new TypeError(`[sandbank] ${failed}: ${why}.`);
  if (typeof snapshot !== "object" || snapshot === null) {
    throw failure("there is no snapshot. Pass what bank.snapshot() returned, or its parsed JSON");
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
