import { type Bank, openBank } from "../bank/open-bank.ts";
import { perform } from "../calls/perform.ts";
import { armFault, clearFaults, useUp } from "../faults/faults.ts";
import { disableEntity } from "../resources/entities/disable.ts";
import { reseed } from "../state/state.ts";
import type { World } from "../state/world.ts";
import { createList } from "../store/layered-list.ts";
import { advanceTo } from "../time/clock.ts";
import { recordOutcome } from "../webhooks/attempts.ts";
import { replayMissing, resend } from "../webhooks/resend.ts";
import { rotateSecret } from "../webhooks/secrets.ts";
import { setWeather } from "../webhooks/weather.ts";
import { JOURNAL_VERSION, type Journal, type JournalEntry } from "./journal-entry.ts";

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
    case "weather":
      setWeather(world, entry.weather);
      return;
    case "reseed":
      reseed(state, entry.seed);
  }
}
