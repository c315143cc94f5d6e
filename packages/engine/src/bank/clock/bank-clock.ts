import { SandbankBug } from "../../invariant.ts";
import { beginMove, logAdvance } from "../../log/call-log.ts";
import { isAt } from "../../log/logged-step.ts";
import { mistake, outOfRange } from "../../mistake.ts";
import { type Clock, readTime } from "../../ports/clock.ts";
import { givenInstant, type Instant, toTime } from "../../ports/instant.ts";
import type { SleepSignal } from "../../ports/sleep-signal.ts";
import { append } from "../../store/layered-list.ts";
import { onlyKnown } from "../../store/only-known.ts";
import { wakeIdlers } from "../../world/idler.ts";
import type { ClockKeeper } from "../../world/keeper.ts";
import { readNow, type World } from "../../world/world.ts";
import { contain, report } from "../journal/contain.ts";
import { recordAdvance } from "../journal/journal.ts";
import { notePassedDates, tellEntries, tellStep } from "../journal/observe.ts";
import { type DueJob, whatFallsDue } from "./due-job-view.ts";
import { type Duration, durationMs } from "./duration.ts";
import { createIdle } from "./idle.ts";
import { type KeptClock, keepClock, requireUnkept } from "./kept-clock.ts";
import { advance, moveClock } from "./move-clock.ts";
import { resume } from "./resume.ts";
import { createSleep, wakeSleepers } from "./sleep.ts";

/** The clock of a bank. Its time stands still or follows a time source; you can move it forward, never back. */
export interface BankClock {
  /** The bank's time: ISO 8601, UTC, milliseconds. */
  readonly now: () => string;
  /**
   * Moves time forward by a span and runs all work that falls due meanwhile: interest, expiries, shipments, webhooks.
   * Throws a `RangeError` if the span is not valid. If the engine's own code fails in a scheduled job, throws a
   * `SandbankBug` that names the job: the bank undoes it and does not run it again, and the clock stands at its
   * instant. Advance again to run the rest.
   */
  readonly advance: (duration: Duration) => void;
  /**
   * Moves time forward to an instant: ISO 8601 with a zone, or a `Date`. Throws a `RangeError` if the value is not an
   * instant or is in the past.
   */
  readonly advanceTo: (instant: Instant) => void;
  /**
   * Waits by the bank's clock instead of a timer: moves time forward by the milliseconds, rounded up, and then
   * resolves. Pass it to code that accepts a `sleep` function, such as a client that waits before a retry, and the wait
   * takes no real time.
   *
   * Calls that wait at the same time share one move, to the latest instant among theirs. With a deliverer attached, the
   * deliverer moves the clock, as in `deliverer.advance`. Rejects with the reason of `signal` if that aborts, and with
   * a `RangeError` if the number is not valid. A `reset` or `restore` resolves it.
   */
  readonly sleep: (milliseconds: number, signal?: SleepSignal) => Promise<void>;
  /**
   * Waits until an Event is emitted or another caller moves the clock. `idle` itself never moves the clock. Pass it
   * to code that polls for Events. Returns at once if that happened after the latest list of newer Events, which found
   * none. May also return without a new Event.
   *
   * On a clock that follows a time source, also waits for at most the milliseconds, which the bank notices when it is
   * called next. Rejects with the reason of `signal` if that aborts, and with a `RangeError` if the number is not
   * valid. A `reset` or `restore` resolves it.
   */
  readonly idle: (milliseconds: number, signal?: SleepSignal) => Promise<void>;
  /** Whether the clock follows a time source, as that of `tickingClock` does. */
  readonly isTicking: boolean;
  /**
   * Lists what will fall due, the earliest first: authorizations that expire, transfers that resolve, webhooks,
   * interest. A job is listed while it will change something; the expiry of an authorization until it is settled or
   * reversed (assumption D-109); the deadline of a webhook unless a deliverer is attached. `limit`: at most so many, 1 or more. Default: 100.
   *
   * For each open loan Account it also lists the next statement (`accounts.statement`), even if nothing is borrowed, and
   * the next payment that is due (`accounts.payment_due`), if one is. They follow from the ledger and are not jobs:
   * `bank.observe` reports them as `loanDate`.
   */
  readonly due: (options?: { readonly limit?: number }) => DueJob[];
  /**
   * Lets a program move this clock together with others; `timeTogether` of `@sandbank/testing` does this. Until
   * `release`, only the result moves the clock, and `sleep`, `idle` and `latency` faults wait for it. Throws a `TypeError` if the clock is
   * kept, or follows a time source.
   */
  readonly keep: (keeper: ClockKeeper) => KeptClock;
}

export function createBankClock(world: World, tick: () => void, isTicking: boolean): BankClock {
  return {
    now() {
      tick();
      return readNow(world);
    },
    advance(duration) {
      const span = durationMs(duration);
      tick();
      moveWithoutDeliverer(world, world.state.now + span);
    },
    advanceTo(instant) {
      tick();
      moveWithoutDeliverer(world, toTime(instant), givenInstant(instant));
    },
    sleep: createSleep(world, { tick, advanceTo: (to) => moveWithoutDeliverer(world, to) }),
    idle: createIdle(world, { tick, isTicking }),
    isTicking,
    due(options) {
      const { limit = 100 } = onlyKnown("list the work that falls due", options, ["limit"]);
      if (!(Number.isSafeInteger(limit) && limit >= 1)) {
        throw outOfRange(
          "list the work that falls due",
          `limit is ${String(limit)}`,
          "Pass a whole number of 1 or more.",
        );
      }
      tick();
      return whatFallsDue(world, limit);
    },
    keep: (keeper) => keepClock(world, keeper, isTicking),
  };
}

/** Moves the bank's time to the time source, if the clock has one. The bank's time never moves back. */
export function createTick(world: World, { read }: Clock): () => void {
  if (read === undefined) return () => {};
  return () => {
    // A call whose `decide` reads the bank happens at one instant.
    if (world.isDeciding) return;
    const { state } = world;
    const target = readTime(read) + state.ahead;
    if (target <= state.now) return;
    const start = beginMove(world.log, state);
    while (!tryAdvance(world, target)) {}
    recordAdvance(world.state);
    tellEntries(world);
    // This clock moves at each call. Moves without effect would push calls out of the log.
    if (notePassedDates(world, start) || !isAt(world.state, start.position)) {
      logAdvance(world.log, world.state, start);
      tellStep(world);
    }
    wakeSleepers(world);
    wakeIdlers(world);
  };
}

/** Moves a bank that was reset or restored to the time of its time source, if it has one. */
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

/** Moves the clock, and returns true. If a job fails, reports the bug and returns false; the job does not run again. */
function tryAdvance(world: World, target: number): boolean {
  try {
    advance(world, target);
    return true;
  } catch (error) {
    if (!(error instanceof SandbankBug)) throw error;
    report(world, error);
    return false;
  }
}

function moveWithoutDeliverer(world: World, target: number, instant?: Instant): void {
  requireUnkept(world);
  if (world.sender !== null) {
    throw mistake(
      "advance the clock",
      "a deliverer is attached, and must send the webhooks that fall due",
      "Use `await deliverer.advance(...)` or `deliverer.advanceTo(...)`, or close the deliverer.",
    );
  }
  try {
    moveClock(world, target, () => false, instant);
  } finally {
    wakeSleepers(world);
  }
}
