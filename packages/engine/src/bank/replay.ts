import { SandbankBug } from "../invariant.ts";
import { createLog } from "../state/call-log.ts";
import { JOURNAL_VERSION, type Journal } from "../state/journal-entry.ts";
import { entryFromJson } from "../state/journal-json.ts";
import { createList } from "../store/layered-list.ts";
import type { Bank } from "./bank.ts";
import { checkGenesis } from "./create-bank.ts";
import { isWhole } from "./journal.ts";
import { journalDamage } from "./journal-damage.ts";
import { openBank } from "./open-bank.ts";
import { replayEntry } from "./replay-entry.ts";

/**
 * Makes the bank that a journal is of: the same objects, ids, clock and faults, and the same answers from then on.
 * Its clock stands still until advanced, and it has no `decide`: what that answered is in the journal. Throws a `TypeError`
 * for a journal of another version, and for one that was changed or cut off.
 */
export function replay(journal: Journal): Bank {
  if (typeof journal !== "object" || journal === null) {
    throw failure("there is no journal. Pass what bank.journal() gave, or its JSON, parsed");
  }
  if (journal.version === undefined) {
    throw failure("this is not a journal. Pass what bank.journal() gave, or its JSON, parsed");
  }
  if (journal.version !== JOURNAL_VERSION) {
    throw failure(
      `the journal is of version ${JSON.stringify(journal.version)}, this engine replays version ${JOURNAL_VERSION}. Record it again with this engine`,
    );
  }
  const damage = journalDamage(journal);
  if (damage !== undefined) throw damaged(damage);
  if (!isWhole(journal)) throw damaged("its content does not match its digest");
  const { genesis, requests, entries } = journal;
  requireDone("`genesis`", () => checkGenesis(genesis));
  const { bank, world } = openBank(genesis, { start: genesis.start });
  const replayed = entries.map((json, index) =>
    requireDone(`entry ${index} (${json.kind})`, () => {
      const entry = entryFromJson(json);
      replayEntry(world, entry);
      return entry;
    }),
  );
  world.state = { ...world.state, requests, journal: createList(replayed) };
  world.log = createLog(world.state.now);
  return bank;
}

/** Does a part of the replay. What a bank refuses, it did not do when the journal was written. */
function requireDone<Result>(name: string, part: () => Result): Result {
  try {
    return part();
  } catch (error) {
    if (error instanceof SandbankBug) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw damaged(`${name} cannot be done: ${reason.replace(/^\[sandbank\] |\.$/g, "")}`, error);
  }
}

function damaged(what: string, cause?: unknown): TypeError {
  return failure(`the journal was changed or cut off: ${what}. Pass all of what bank.journal() gave`, cause);
}

function failure(why: string, cause?: unknown): TypeError {
  return new TypeError(`[sandbank] Failed to replay: ${why}.`, { cause });
}
