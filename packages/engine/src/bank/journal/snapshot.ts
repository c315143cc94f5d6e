import { mistake } from "../../mistake.ts";
import { completeSources } from "../../objects/complete-sources.ts";
import { emptyTables } from "../../registry/tables.ts";
import { completeEntities } from "../../resources/entities/complete-entities.ts";
import { forkState, type State, type StateJson, stateFromJson, stateToJson } from "../../state/state.ts";
import { computeDigest, isIntact } from "./digest.ts";

/** Increases when the engine can no longer restore older snapshots. */
const SNAPSHOT_VERSION = 1;

/** A registered symbol, so that two copies of this module in a process can read each other's snapshots. */
const STATE: unique symbol = Symbol.for("sandbank.state");

/**
 * The state of a bank at one instant, made in O(1). You can restore it many times, `JSON.stringify` it, and send it to a
 * worker.
 */
export interface Snapshot extends SnapshotJson {
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
  const toJSON = () => snapshotJson(stateToJson(frozen));
  let copied: SnapshotJson | undefined;
  const toCopy = () => {
    copied ??= toJSON();
    return copied;
  };
  const snapshot: Omit<Snapshot, "toJSON"> = {
    [STATE]: frozen,
    version: SNAPSHOT_VERSION,
    // `structuredClone` reads both of these, and refuses functions. It copies no symbols.
    get digest() {
      return toCopy().digest;
    },
    get state() {
      return toCopy().state;
    },
  };
  return Object.defineProperty(snapshot, "toJSON", { value: toJSON }) as Snapshot;
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
export function readState(snapshot: Snapshot | SnapshotJson, action = "restore"): State {
  const failure = (why: string) => mistake(action, why);
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
  const read = stateFromJson(state, emptyTables());
  completeEntities(read);
  completeSources(read);
  return read;
}

function stateDigest(state: StateJson): string {
  return computeDigest("snapshot", state);
}
