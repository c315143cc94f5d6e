import { findObjectId } from "../../dispatch/find-object-id.ts";
import { beginMove, latestStep, logAdvance, logCall } from "../../log/call-log.ts";
import { beginCall, type LoggedCall } from "../../log/logged-step.ts";
import type { JournalEntry, Side } from "../../state/journal-entry.ts";
import type { World } from "../../world/world.ts";
import { notePassedDates } from "./observe.ts";
import { replayCall, replayEntry } from "./replay-entry.ts";

/**
 * Repeats what an entry of the journal records, and logs it if the bank that wrote it had logged it. `count` is the number
 * of journal entries after it.
 */
export function replayLogged(world: World, entry: JournalEntry, count: number): void {
  const { total } = world.log;
  repeat(world, entry);
  const step = latestStep(world.log);
  // The journal of the bank gets its entries at the end of the replay only.
  if (step !== undefined && (world.log.total > total || entry.kind === "advance")) step.entry = count;
}

function repeat(world: World, entry: JournalEntry): void {
  switch (entry.kind) {
    case "call": {
      const { operation, side, id, params, idempotencyKey } = entry;
      logReplayed(world, side, { operation, id, params, idempotencyKey }, () => {
        return findObjectId(replayCall(world, entry).result);
      });
      return;
    }
    case "disable": {
      const path = `/entities/${entry.entity}`;
      logReplayed(world, "network", { method: "DISABLE", path }, () => {
        replayEntry(world, entry);
        return entry.entity;
      });
      return;
    }
    case "advance": {
      const start = beginMove(world.log, world.state);
      replayEntry(world, entry);
      notePassedDates(world, start);
      logAdvance(world.log, world.state, start);
      return;
    }
    default:
      replayEntry(world, entry);
  }
}

/** Logs what `act` repeats as a direct call. `act` returns the id of the object in the result. */
function logReplayed(world: World, side: Side, what: Partial<LoggedCall>, act: () => string | null): void {
  const call: LoggedCall = { ...beginCall(world.state, "direct", side), ...what };
  call.objectId = act();
  logCall(world.log, world.state, call);
}
