import { perform } from "../dispatch/perform.ts";
import { armFault, clearFaults, useUp } from "../faults/faults.ts";
import { SandbankBug } from "../invariant.ts";
import { toTimestamp } from "../ports/time.ts";
import { disableEntity } from "../resources/entities/disable.ts";
import { JOURNAL_VERSION, type Journal, type JournalEntry } from "../state/journal-entry.ts";
import { reseed } from "../state/state.ts";
import { nowOf, type World } from "../state/world.ts";
import { createList } from "../store/layered-list.ts";
import { setDeliveryFaults } from "../webhooks/apply-delivery-faults.ts";
import { recordOutcome } from "../webhooks/attempts.ts";
import { rotateSecret } from "../webhooks/secrets.ts";
import { notAhead } from "./bank-clock.ts";
import { requireOutcome } from "./bank-webhooks.ts";
import { checkGenesis } from "./create-bank.ts";
import { advanceTo } from "./due-jobs.ts";
import { journalDamage } from "./journal-damage.ts";
import { type Bank, openBank } from "./open-bank.ts";
import { replayMissing, resend } from "./resend.ts";

/**
 * Makes the bank that a journal is of: the same objects, ids, clock and faults, and the same answers from then on.
 * Its clock stands still until advanced, and it has no `decide`: what that answered is in the journal. Throws a `TypeError`
 * for a journal of another version, and for one that was changed or cut off so that no bank can have written it.
 */
export function replay(journal: Journal): Bank {
  if (typeof journal !== "object" || journal === null) {
    throw failure("there is no journal. Pass what bank.journal() gave, or its JSON, parsed");
  }
  if (journal.version !== JOURNAL_VERSION) {
    throw failure(
      `the journal is of version ${JSON.stringify(journal.version)}, this engine replays version ${JOURNAL_VERSION}. Record it again with this engine`,
    );
  }
  const damage = journalDamage(journal);
  if (damage !== undefined) throw damaged(damage);
  const { genesis, requests, entries } = journal;
  requireDone("`genesis`", () => checkGenesis(genesis));
  const { bank, world } = openBank(genesis, { start: genesis.start });
  for (const [index, entry] of entries.entries()) {
    requireDone(`entry ${index} (${entry.kind})`, () => replayEntry(world, entry));
  }
  world.state = { ...world.state, requests, journal: createList([...entries]) };
  return bank;
}

/** Does a part of the replay. What a bank refuses, it did not do when the journal was written. */
function requireDone(name: string, part: () => void): void {
  try {
    part();
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

function replayEntry(world: World, entry: JournalEntry): void {
  const { state } = world;
  switch (entry.kind) {
    case "decide":
      world.decide = () => entry.answer ?? undefined;
      return;
    case "call":
      perform(world, entry);
      world.decide = null;
      return;
    case "advance":
      if (entry.to < state.now) throw notAhead(toTimestamp(entry.to), nowOf(world));
      advanceTo(world, entry.to);
      state.ahead = entry.ahead;
      return;
    case "arm":
      armFault(world, entry.plan);
      return;
    case "fire":
      if (!state.faults.some(({ id }) => id === entry.fault)) {
        throw new TypeError(`[sandbank] Fault ${entry.fault} is not armed.`);
      }
      state.faults = useUp(state.faults, entry.fault);
      return;
    case "clear":
      clearFaults(world);
      return;
    case "disable":
      disableEntity(world, entry.entity);
      return;
    case "record":
      requireOutcome(entry.outcome);
      recordOutcome(world, entry.attempt, entry.outcome);
      return;
    case "resend":
      resend(world, entry.event);
      return;
    case "replay_missing":
      replayMissing(world, entry.since);
      return;
    case "rotate_secret":
      rotateSecret(world, entry.subscription, entry.rotation);
      return;
    case "delivery_faults":
      setDeliveryFaults(world, entry.faults);
      return;
    case "reseed":
      reseed(state, entry.seed);
  }
}
