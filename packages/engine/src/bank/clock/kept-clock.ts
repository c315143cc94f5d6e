import { mistake } from "../../mistake.ts";
import { givenInstant, type Instant, toTime } from "../../ports/instant.ts";
import { YEAR_9999_END } from "../../ports/time.ts";
import { wakeIdlers } from "../../world/idler.ts";
import type { ClockKeeper } from "../../world/keeper.ts";
import type { World } from "../../world/world.ts";
import { type Duration, durationMs } from "./duration.ts";
import { checkTarget, moveClock } from "./move-clock.ts";
import { wakeSleepers } from "./sleep.ts";

/** A keeper's access to the clock of its bank. All instants are in milliseconds since 1970. */
export interface KeptClock {
  now(): number;
  /** The instant that a span leads to. Throws a `RangeError` if the span is not valid. */
  after(duration: Duration): number;
  /** Reads an instant. Throws a `RangeError` if it is none, or in the past. */
  read(instant: Instant): number;
  /** The next instant at which a job may run or a wait ends; infinite if there is none. A job may turn out to change nothing. */
  next(): number;
  /** The instants at which calls of `sleep` and `idle`, and `latency` faults, end. */
  waits(): readonly number[];
  /**
   * Moves the clock to an instant that is not after `next()`, runs the jobs of that instant, and ends the waits. Throws a
   * `SandbankBug` as `bank.clock.advance` does.
   */
  stepTo(time: number): void;
  /** Whether a deliverer is attached. */
  hasDeliverer(): boolean;
  /** Sends the attempts that are due, if a deliverer is attached. */
  deliver(): void;
  /** How many deliveries of the attached deliverer have no response, with the work after responses that has not ended. */
  unfinished(): number;
  release(): void;
}

export function keepClock(world: World, keeper: ClockKeeper, isTicking: boolean): KeptClock {
  if (isTicking) {
    throw mistake(
      "keep the clock",
      "it follows a time source",
      "Create the bank without `clock`, or with manualClock().",
    );
  }
  if (world.keeper !== null) {
    throw mistake(
      "keep the clock",
      "another keeper moves it",
      `Use \`${world.keeper.remedy}\`, or release the clock first.`,
    );
  }
  world.keeper = keeper;
  const waits = () => [...world.sleepers, ...world.idlers].map(({ until }) => until);
  return {
    now: () => world.state.now,
    after: (duration) => checkTarget(world, world.state.now + durationMs(duration)),
    read: (instant) => checkTarget(world, toTime(instant), givenInstant(instant)),
    next() {
      const job = world.state.due?.work.at ?? Number.POSITIVE_INFINITY;
      const next = waits().reduce((earliest, until) => Math.min(earliest, until), job);
      return next > YEAR_9999_END ? Number.POSITIVE_INFINITY : Math.max(next, world.state.now);
    },
    waits,
    stepTo(time) {
      try {
        moveClock(world, time, () => false);
      } finally {
        wakeSleepers(world);
        wakeIdlers(world);
      }
    },
    hasDeliverer: () => world.sender !== null,
    deliver: () => world.sender?.wake(),
    unfinished: () => world.sender?.unfinished?.() ?? 0,
    release() {
      if (world.keeper === keeper) world.keeper = null;
    },
  };
}

/** Throws a `TypeError` if a keeper moves the clock. */
export function requireUnkept({ keeper }: World): void {
  if (keeper === null) return;
  throw mistake("advance the clock", "the bank's clock is one with that of the process", `Use \`${keeper.remedy}\`.`);
}
