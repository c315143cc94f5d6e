import { createLog } from "../../log/call-log.ts";
import type { JournalEntry } from "../../state/journal-entry.ts";
import type { RequestCount } from "../../state/request-count.ts";
import { forkState } from "../../state/state.ts";
import { addReached, createTally, forgetReached, type Reached, reachedBy } from "../../state/tally.ts";
import { append, at, countItems, forkList, last, removeLast, slice } from "../../store/layered-list.ts";
import type { World } from "../../world/world.ts";
import { replayEntry } from "./replay-entry.ts";

/** The point at which a call began. It is all that undoing needs, so that calls that succeed stay cheap. */
export interface Savepoint {
  /** The length of the journal. */
  readonly entries: number;
  readonly requests: RequestCount;
  /** How much the tally had counted. */
  readonly reached: Reached;
}

export function createSavepoint({ state, tally }: World): Savepoint {
  return { entries: countItems(state.journal), requests: state.requests, reached: reachedBy(tally) };
}

/**
 * Returns the bank to a savepoint: replays the journal up to it, from the bank's opening state, then the entries of
 * `replaced`, which stand in for the undone ones.
 */
export function undo(world: World, { entries, requests, reached }: Savepoint, replaced: readonly JournalEntry[]): void {
  const { base, state, tally } = world;
  const replayed: World = {
    ...world,
    state: forkState(base),
    tally: createTally(tally.family.stateFieldsOf),
    log: createLog(base, false),
    decide: null,
    sender: null,
    observers: [],
    idlers: [],
  };
  const journal = forkList(base.journal);
  let begin = countItems(base.journal);
  // A move of the clock replaced the one with which the opening state ends.
  if (begin > 0 && at(state.journal, begin - 1) !== last(journal)) {
    begin--;
    removeLast(journal);
  }
  for (const entry of [...slice(state.journal, begin, entries), ...replaced]) {
    replayEntry(replayed, entry);
    append(journal, entry);
  }
  world.state = { ...replayed.state, requests, journal };
  forgetReached(tally, reached);
  addReached(tally, replayed.tally);
}
