import { perform } from "../dispatch/perform.ts";
import { armFault, clearFaults, useUp } from "../faults/faults.ts";
import { disableEntity } from "../resources/entities/disable.ts";
import { JOURNAL_VERSION, type Journal, type JournalEntry } from "../state/journal-entry.ts";
import { reseed } from "../state/state.ts";
import type { World } from "../state/world.ts";
import { createList } from "../store/layered-list.ts";
import { setDeliveryFaults } from "../webhooks/apply-delivery-faults.ts";
import { recordOutcome } from "../webhooks/attempts.ts";
import { rotateSecret } from "../webhooks/secrets.ts";
import { advanceTo } from "./due-jobs.ts";
import { type Bank, openBank } from "./open-bank.ts";
import { replayMissing, resend } from "./resend.ts";

/**
 * Makes the bank that a journal is of: the same objects, ids, clock and faults, and the same answers from then on.
 * Its clock stands still until advanced, and it has no `decide`: what that answered is in the journal. Throws a `TypeError` for a journal of another version.
 */
export function replay(journal: Journal): Bank {
  if (typeof journal !== "object" || journal === null) {
    throw new TypeError("[sandbank] Failed to replay: there is no journal. Pass what bank.journal() gave.");
  }
  if (journal.version !== JOURNAL_VERSION) {
    throw new TypeError(
      `[sandbank] Failed to replay: the journal is of version ${journal.version}, this engine replays version ${JOURNAL_VERSION}. Record it again with this engine.`,
    );
  }
  const { bank, world } = openBank(journal.genesis, { start: journal.genesis.start });
  for (const entry of journal.entries) replayEntry(world, entry);
  const { requests, entries } = journal;
  world.state = { ...world.state, requests, journal: createList([...entries]) };
  return bank;
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
      advanceTo(world, entry.to);
      state.ahead = entry.ahead;
      return;
    case "arm":
      armFault(world, entry.plan);
      return;
    case "fire":
      state.faults = useUp(state.faults, entry.fault);
      return;
    case "clear":
      clearFaults(world);
      return;
    case "disable":
      disableEntity(world, entry.entity);
      return;
    case "record":
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
