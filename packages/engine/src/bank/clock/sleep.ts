import { mistake, outOfRange } from "../../mistake.ts";
import { quiet } from "../../ports/quiet.ts";
import type { SleepSignal } from "../../ports/sleep-signal.ts";
import { YEAR_9999_END } from "../../ports/time.ts";
import type { Sleeper } from "../../world/sleeper.ts";
import type { World } from "../../world/world.ts";

interface ClockMoves {
  /** Follows the time source, if there is one. */
  readonly tick: () => void;
  /** Moves the clock without a deliverer, to milliseconds since 1970. */
  readonly advanceTo: (to: number) => void;
}

/** Makes the `sleep` of a `BankClock`. */
export function createSleep(
  world: World,
  { tick, advanceTo }: ClockMoves,
): (milliseconds: number, signal?: SleepSignal) => Promise<void> {
  /** Moves the clock to the latest instant that a sleeper waits for, if `sleeper` still waits. */
  const pass = async (sleeper: Sleeper) => {
    // Requests that failed together then wait together, with one move of the clock.
    await quiet();
    tick();
    const { sleepers, sender } = world;
    if (!sleepers.includes(sleeper)) return;
    const to = sleepers.reduce((latest, { until }) => Math.max(latest, until), 0);
    if (sender === null) return advanceTo(to);
    if (sender.moveClock !== undefined) return sender.moveClock(to);
    throw mistake(
      "sleep",
      "the attached sender cannot move the clock",
      "Give it `moveClock`, or use createDeliverer() of @sandbank/engine/deliver.",
    );
  };
  return async (milliseconds, signal) => {
    if (signal?.aborted) throw signal.reason;
    tick();
    const until = world.state.now + Math.ceil(milliseconds);
    if (!(typeof milliseconds === "number" && milliseconds >= 0 && until <= YEAR_9999_END)) {
      throw outOfRange(
        "sleep",
        `${String(milliseconds)} is not a number of milliseconds`,
        "Pass 0 or more, with an end before the year 10000.",
      );
    }
    await sleepUntil(world, until, signal, pass);
  };
}

/**
 * Waits until an instant of the bank's clock, in milliseconds since 1970. The keeper of the clock moves it, or without a keeper
 * `pass`. Rejects with the reason of `signal` if that aborts.
 */
export function sleepUntil(
  world: World,
  until: number,
  signal: SleepSignal | undefined,
  pass?: (sleeper: Sleeper) => Promise<void>,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const end = () => {
      world.sleepers = world.sleepers.filter((other) => other !== sleeper);
      signal?.removeEventListener("abort", abort);
    };
    const fail = (reason: unknown) => {
      end();
      reject(reason);
    };
    const abort = () => fail(signal?.reason);
    const wake = () => {
      end();
      resolve();
    };
    const sleeper: Sleeper = { until, wake };
    world.sleepers = [...world.sleepers, sleeper];
    signal?.addEventListener("abort", abort);
    if (world.keeper === null) pass?.(sleeper).catch(fail);
    else world.keeper.waits(until, "sleep");
  });
}

/** Wakes the sleepers whose time has come, in the order of their times. Returns whether there were any. */
export function wakeSleepers({ sleepers, state: { now } }: World): boolean {
  if (sleepers.length === 0) return false;
  const due = sleepers.filter(({ until }) => until <= now).sort((one, other) => one.until - other.until);
  for (const { wake } of due) wake();
  return due.length > 0;
}
