import { SandbankBug } from "../../invariant.ts";
import { createLog } from "../../log/call-log.ts";
import { mistake, outOfRange, readText } from "../../mistake.ts";
import { JOURNAL_VERSION, type Journal } from "../../state/journal-entry.ts";
import { entryFromJson } from "../../state/journal-json.ts";
import { append, countItems, forkList, last, removeLast } from "../../store/layered-list.ts";
import { onlyKnown } from "../../store/only-known.ts";
import type { Bank } from "../bank.ts";
import { checkGenesis } from "../create-bank.ts";
import { openBank } from "../open-bank.ts";
import { isWhole } from "./journal.ts";
import { journalDamage } from "./journal-damage.ts";
import { replayEntry } from "./replay-entry.ts";
import { replayLogged } from "./replay-logged.ts";
import type { Snapshot, SnapshotJson } from "./snapshot.ts";

export interface ReplayOptions {
  /** Replays only so many entries, 0 or more: the bank is as it was then. Default: all entries. */
  readonly until?: number;
  /**
   * Begins with this snapshot instead of an empty bank: the entries are those that followed it. For banks whose earlier
   * history this version cannot replay.
   */
  readonly from?: Snapshot | SnapshotJson;
  /**
   * Whether `bank.trace()` begins with the calls and the clock moves of the journal, which has neither reads nor refused
   * calls. Default: false: the trace begins after the replay.
   */
  readonly trace?: boolean;
}

/**
 * Makes a bank from a journal: the same objects, ids, clock and faults, and from then on the same responses. Use it to
 * reproduce a failure from the journal of the bank that failed. The clock stands still until advanced. The bank has no
 * `decide`, because the journal has its answers. Throws a `TypeError` for a journal of another version, and for one
 * that was changed or cut off.
 */
export function replay(journal: Journal, options?: ReplayOptions): Bank {
  const {
    until = Number.POSITIVE_INFINITY,
    from,
    trace = false,
  } = onlyKnown("replay", options, ["until", "from", "trace"]);
  if (!(until === Number.POSITIVE_INFINITY || (Number.isSafeInteger(until) && until >= 0))) {
    throw outOfRange("replay", `until is ${String(until)}`, "Pass a whole number of 0 or more.");
  }
  if (typeof journal !== "object" || journal === null) {
    throw failure("there is no journal. Pass what bank.journal() returned, or its parsed JSON");
  }
  if (journal.version === undefined) {
    throw failure("this is not a journal. Pass what bank.journal() returned, or its parsed JSON");
  }
  if (journal.version !== JOURNAL_VERSION) {
    throw failure(
      `the journal is of version ${JSON.stringify(journal.version)}, this engine replays version ${JOURNAL_VERSION}. Record it again with this engine`,
    );
  }
  const damage = journalDamage(journal);
  if (damage !== undefined) throw damaged(damage);
  if (!isWhole(journal)) throw damaged("its content does not match its digest");
  return replayWhole(journal, { until, trace, ...(from !== undefined && { from }) });
}

/** Replays a journal that is known to be unchanged since the bank wrote it. */
function replayWhole({ genesis, requests, entries }: Journal, { until, from, trace = false }: ReplayOptions): Bank {
  requireDone("`genesis`", () => checkGenesis(genesis));
  const { bank, world } = openBank(genesis, { start: genesis.start });
  if (from !== undefined) bank.restore(from);
  if (!trace) world.log = createLog(world.state, false);
  // What the replay writes to the journal is replaced with the original entries.
  const journal = forkList(world.state.journal);
  // The first move of the clock replaces the one with which a snapshot ends.
  if (last(journal)?.kind === "advance" && entries[0]?.kind === "advance") removeLast(journal);
  entries.slice(0, until).forEach((json, index) => {
    requireDone(`entry ${index} (${json.kind})`, () => {
      const entry = entryFromJson(json);
      if (trace) replayLogged(world, entry, countItems(journal) + 1);
      else replayEntry(world, entry);
      append(journal, entry);
    });
  });
  world.state = { ...world.state, requests, journal };
  if (!trace) world.log = createLog(world.state);
  return bank;
}

/** Runs a part of the replay. If the bank refuses the part, it cannot be what the bank recorded. */
function requireDone<Result>(name: string, part: () => Result): Result {
  try {
    return part();
  } catch (error) {
    if (error instanceof SandbankBug) throw error;
    throw damaged(`${name} cannot be done: ${readText(error)}`, error);
  }
}

function damaged(what: string, cause?: unknown): TypeError {
  const why = `the journal was changed or cut off: ${what}`;
  return mistake("replay", why, "Pass everything that bank.journal() returned.", { cause });
}

function failure(why: string): TypeError {
  return mistake("replay", why);
}
