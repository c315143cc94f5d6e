import { type Clock, readTime } from "../ports/clock.ts";
import { type Instant, timeOf, YEAR_9999_END } from "../ports/time.ts";
import { nowOf, requireRest, type World } from "../state/world.ts";
import { advanceTo, type Duration, durationMs } from "./due-jobs.ts";
import { recordAdvance } from "./journal.ts";

/** The one clock of a bank. Time stands still, or follows its source, and moves forward when you say so. */
export interface BankClock {
  /** The bank's time: ISO 8601, UTC, milliseconds. */
  now(): string;
  /** Moves time forward by a span, doing all work that falls due on the way. Throws a `RangeError` for no such span. */
  advance(duration: Duration): void;
  /**
   * Moves time forward to an instant: ISO 8601 with a zone, or a `Date`. Throws a `RangeError` for an instant of the
   * past, or none.
   */
  advanceTo(instant: Instant): void;
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
    advanceTo(world, target);
    recordAdvance(state);
  };
}

function move(world: World, target: number, instant?: string): void {
  if (world.sender !== null) {
    throw new TypeError(
      "[sandbank] Failed to advance the clock: a deliverer is attached, and has to send what falls due on the way. Use `await deliverer.advance(...)` or `deliverer.advanceTo(...)`, or close the deliverer.",
    );
  }
  stepTo(world, target, () => false, instant);
}

/** Moves the clock to an instant, or to the first at whose end it is interrupted. Answers whether the instant is reached. */
export function stepTo(world: World, target: number, isInterrupted: () => boolean, instant?: string): boolean {
  requireRest(world, "Failed to advance the clock");
  const { state } = world;
  const { now } = state;
  if (!(target >= now && target <= YEAR_9999_END)) {
    throw notAhead(instant ?? String(target), nowOf(world));
  }
  advanceTo(world, target, isInterrupted);
  state.ahead += state.now - now;
  recordAdvance(state);
  return state.now === target;
}

/** The refusal of an instant that is past, beyond the year 9999, or none. */
export function notAhead(instant: string, now: string): RangeError {
  return new RangeError(
    `[sandbank] Failed to advance the clock to ${instant}: the bank's time is ${now}. Time only moves forward, to the year 9999. Pass a later ISO 8601 instant with a zone.`,
  );
}
