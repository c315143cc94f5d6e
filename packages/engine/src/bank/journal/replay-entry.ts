import { type Outcome, perform } from "../../dispatch/perform.ts";
import { armFault, clearFaults, useUp } from "../../faults/request-faults.ts";
import { disableEntity } from "../../resources/entities/disable.ts";
import type { JournalEntry } from "../../state/journal-entry.ts";
import { reseed } from "../../state/state.ts";
import { setDeliveryFaults } from "../../webhooks/apply-delivery-faults.ts";
import { recordOutcome } from "../../webhooks/attempts.ts";
import { rotateSecret } from "../../webhooks/secrets.ts";
import { readNow, type World } from "../../world/world.ts";
import { notAhead } from "../clock/duration.ts";
import { resume } from "../clock/resume.ts";
import { dropJob, runDueJobsUntil } from "../clock/run-due-jobs.ts";
import { requireOutcome } from "../webhooks/require-outcome.ts";
import { replayMissing, resend } from "../webhooks/resend.ts";

/**
 * Repeats what an entry of the journal records. The caller replaces the journal that this writes with the original
 * entries.
 */
export function replayEntry(world: World, entry: JournalEntry): void {
  if (entry.kind === "call") replayCall(world, entry);
  else replayOther(world, entry);
}

type CallEntry = Extract<JournalEntry, { kind: "call" }>;

export function replayCall(world: World, entry: CallEntry): Outcome {
  const outcome = perform(world, entry);
  world.decide = null;
  return outcome;
}

function replayOther(world: World, entry: Exclude<JournalEntry, CallEntry>): void {
  const { state } = world;
  switch (entry.kind) {
    case "decide":
      world.decide = () => entry.answer ?? undefined;
      return;
    case "advance":
      if (entry.to < state.now) throw notAhead(entry.to, readNow(world));
      runDueJobsUntil(world, entry.to);
      state.ahead = entry.ahead;
      return;
    case "resume":
      resume(world, entry.to);
      return;
    case "drop_job":
      dropJob(world, entry);
      return;
    case "arm":
      armFault(world, entry.plan);
      return;
    case "fire":
      if (!state.faults.some(({ id }) => id === entry.fault)) {
        throw new TypeError(`Fault ${entry.fault} is not armed.`);
      }
      state.faults = useUp(state.faults, entry.fault);
      return;
    case "clear":
      clearFaults(world, entry.fault);
      return;
    case "disable":
      disableEntity(world, entry.entity);
      return;
    case "record":
      requireOutcome(entry.outcome);
      recordOutcome(world, entry.attempt, entry.outcome);
      return;
    case "resend":
      resend(world, entry.event, entry.subscription);
      return;
    case "replay_missing":
      replayMissing(world, entry);
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
