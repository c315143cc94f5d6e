import { SandbankBug } from "../invariant.ts";
import { type Clock, readTime } from "../ports/clock.ts";
import { type Instant, timeOf } from "../ports/instant.ts";
import { YEAR_9999_END } from "../ports/time.ts";
import { isAt, logAdvance, positionOf } from "../state/call-log.ts";
import { nowOf, requireRest, type World } from "../state/world.ts";
import { append } from "../store/layered-list.ts";
import { contain, report, undoneBug } from "./contain.ts";
import { advanceTo, type Duration, durationMs, FailedJob, notAhead } from "./due-jobs.ts";
import { recordAdvance } from "./journal.ts";
import { resume } from "./resume.ts";
import { createSleep, type SleepSignal, wakeSleepers } from "./sleep.ts";
import { savepointOf } from "./undo.ts";

/** The one clock of a bank. Time stands still, or follows its source, and moves forward when you say so. */
export interface BankClock {
  /** The bank's time: ISO 8601, UTC, milliseconds. */
  now(): string;
  /**
   * Moves time forward by a span, doing all work that falls due on the way. Throws a `RangeError` for no such span. If our
   * own code fails in a job, throws a `SandbankBug` that names it: the job is undone and not done again, and time stands
   * at its instant. Advance again to go on with the rest.
   */
  advance(duration: Duration): void;
  /**
   * Moves time forward to an instant: ISO 8601 with a zone, or a `Date`. Throws a `RangeError` for an instant of the
   * past, or none.
   */
  advanceTo(instant: Instant): void;
  /**
   * Waits by the bank's clock instead of a timer: moves time forward by so many milliseconds, rounded up, and resolves
   * then. Code that takes a `sleep`, such as a client that waits before a retry, takes no real time by it.
   *
   * Calls that wait at the same time share one move, to the latest of the instants that they wait for. With a deliverer
   * attached the move is that of `deliverer.advance`. Rejects with the reason of `signal` once that aborts, and with a
   * `RangeError` for what is no span of time. A `reset` or `restore` resolves it.
   */
  sleep(milliseconds: number, signal?: SleepSignal): Promise<void>;
}

export function createBankClock(world: World, tick: () => void): BankClock {
  return {
    now() {
      tick();
      return nowOf(world);
    },
    advance(duration) {
      const span = durationMs(duration);
      tick();
      move(world, world.state.now + span);
    },
    advanceTo(instant) {
      tick();
      move(world, timeOf(instant), String(instant));
    },
    sleep: createSleep(world, { tick, advanceTo: (to) => move(world, to) }),
  };
}

/** Follows the time source, if the clock has one: the bank's time never runs back. */
export function createTick(world: World, { read }: Clock): () => void {
  if (read === undefined) return () => {};
  return () => {
    // A call in whose middle `decide` reads the bank is done at one instant.
    if (world.isDeciding) return;
    const { state } = world;
    const target = readTime(read) + state.ahead;
    if (target <= state.now) return;
    const [at, from] = [state.now, positionOf(state)];
    while (!isReached(world, target)) {}
    recordAdvance(world.state);
    // Such a clock moves at each call: what nothing came of would only take the place of calls.
    if (!isAt(world.state, from)) logAdvance(world.log, world.state, at, from);
    wakeSleepers(world);
  };
}

/** Brings a bank that was put back to an earlier state to the time of the source that it follows, if it follows one. */
export function resumeAtSource(world: World, { read }: Clock): void {
  if (read === undefined) return;
  const { ahead, now } = world.state;
  const to = readTime(read) + ahead;
  if (to <= now) return;
  contain(world, "catching up with the clock", () => {
    resume(world, to);
    append(world.state.journal, { kind: "resume", to });
  });
}

/** Moves the clock; reports a job that fails, and answers false then: the job is not done again. */
function isReached(world: World, target: number): boolean {
  try {
    advance(world, target);
    return true;
  } catch (error) {
    if (!(error instanceof SandbankBug)) throw error;
    report(world, error);
    return false;
  }
}

/**
 * Moves the clock as far as it goes. A job that throws is undone and taken off the queue: the clock stands at its instant
 * then, and a `SandbankBug` is thrown.
 */
function advance(world: World, target: number, isInterrupted?: () => boolean): void {
  const savepoint = savepointOf(world);
  try {
    advanceTo(world, target, isInterrupted);
  } catch (error) {
    if (!(error instanceof FailedJob)) throw error;
    const { at, order, job } = error.work;
    const replaced = [{ kind: "drop_job", at, order }] as const;
    throw undoneBug(world, savepoint, { operation: job.kind, cause: error.cause, replaced });
  }
}

function move(world: World, target: number, instant?: string): void {
  if (world.sender !== null) {
    throw new TypeError(
      "[sandbank] Failed to advance the clock: a deliverer is attached, and has to send what falls due on the way. Use `await deliverer.advance(...)` or `deliverer.advanceTo(...)`, or close the deliverer.",
    );
  }
  try {
    stepTo(world, target, () => false, instant);
  } finally {
    wakeSleepers(world);
  }
}

/** Moves the clock to an instant, or to the first at whose end it is interrupted. */
export function stepTo(world: World, target: number, isInterrupted: () => boolean, instant?: string): void {
  requireRest(world, "Failed to advance the clock");
  const { state } = world;
  const { now } = state;
  if (!(target >= now && target <= YEAR_9999_END)) {
    throw notAhead(instant ?? String(target), nowOf(world));
  }
  const from = positionOf(state);
  try {
    advance(world, target, isInterrupted);
  } finally {
    // A job that failed was undone, which has put another state in the place of the one before.
    world.state.ahead += world.state.now - now;
    recordAdvance(world.state);
    if (world.state.now > now || !isAt(world.state, from)) logAdvance(world.log, world.state, now, from);
  }
}
