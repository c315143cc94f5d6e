import { beginMove, logAdvance } from "../../log/call-log.ts";
import { isAt } from "../../log/logged-step.ts";
import type { Instant } from "../../ports/instant.ts";
import { YEAR_9999_END } from "../../ports/time.ts";
import { readNow, requireRest, type World } from "../../world/world.ts";
import { setAside, undoneBug } from "../journal/contain.ts";
import { recordAdvance } from "../journal/journal.ts";
import { notePassedDates, tellEntries, tellStep } from "../journal/observe.ts";
import { createSavepoint } from "../journal/undo.ts";
import { notAhead } from "./duration.ts";
import { FailedJob, runDueJobsUntil } from "./run-due-jobs.ts";

/**
 * Moves the clock to `target`, or as far as it can. If a job throws, undoes the job, removes it from the queue and
 * throws a `SandbankBug`; the clock then stands at the job's instant.
 */
export function advance(world: World, target: number, isInterrupted?: () => boolean): void {
  const savepoint = createSavepoint(world);
  const run = () => runDueJobsUntil(world, target, isInterrupted);
  try {
    if (world.probe === null) run();
    else world.probe.work(run);
  } catch (error) {
    if (!(error instanceof FailedJob)) throw error;
    if (setAside(world, savepoint, error.cause)) {
      advance(world, target, isInterrupted);
      return;
    }
    const { at, order, job } = error.work;
    const replaced = [{ kind: "drop_job", at, order }] as const;
    throw undoneBug(world, savepoint, { operation: job.kind, cause: error.cause, replaced });
  }
}

/** Moves the clock to an instant, or stops at the end of the first instant in which `isInterrupted` returns true. */
export function moveClock(world: World, target: number, isInterrupted: () => boolean, instant?: Instant): void {
  requireRest(world, "advance the clock");
  const { state } = world;
  const { now } = state;
  const start = beginMove(world.log, state);
  checkTarget(world, target, instant);
  try {
    advance(world, target, isInterrupted);
  } finally {
    // Undoing a failed job replaces `world.state`, so `state` may be outdated here.
    world.state.ahead += world.state.now - now;
    recordAdvance(world.state);
    tellEntries(world);
    notePassedDates(world, start);
    if (world.state.now > now || !isAt(world.state, start.position)) {
      logAdvance(world.log, world.state, start);
      tellStep(world);
    }
  }
}

/** Returns an instant that the clock can move to, in milliseconds since 1970. Throws a `RangeError` for another one. */
export function checkTarget(world: World, target: number, instant?: Instant): number {
  if (target >= world.state.now && target <= YEAR_9999_END) return target;
  throw notAhead(instant ?? target, readNow(world));
}
