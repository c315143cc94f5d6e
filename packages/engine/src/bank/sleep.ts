import { quiet } from "../ports/quiet.ts";
import { YEAR_9999_END } from "../ports/time.ts";
import type { Sleeper } from "../state/sleeper.ts";
import type { World } from "../state/world.ts";

/** As much of an `AbortSignal` as is used. */
export interface SleepSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** What moves the clock of a bank. */
interface Moving {
  /** Follows the time source, if there is one. */
  readonly tick: () => void;
  /** Moves the clock without a deliverer, to milliseconds since 1970. */
  readonly advanceTo: (to: number) => void;
}

/** Waits by the bank's clock: the `sleep` of a `BankClock`. */
export function createSleep(
  world: World,
  { tick, advanceTo }: Moving,
): (milliseconds: number, signal?: SleepSignal) => Promise<void> {
  /** Moves the clock to the latest instant that anybody waits for, if `sleeper` still waits. */
  const pass = async (sleeper: Sleeper) => {
    // Calls that failed together wait together.
    await quiet();
    tick();
    const { sleepers, sender } = world;
    if (!sleepers.includes(sleeper)) return;
    const to = sleepers.reduce((latest, { until }) => Math.max(latest, until), 0);
    if (sender === null) return advanceTo(to);
    if (sender.moveClock !== undefined) return sender.moveClock(to);
    throw new TypeError(
      "[sandbank] Failed to sleep: what sends the webhooks does not move the clock. Give it `moveClock`, or use createDeliverer() of @sandbank/engine/deliver.",
    );
  };
  return async (milliseconds, signal) => {
    if (signal?.aborted) throw signal.reason;
    tick();
    const until = world.state.now + Math.ceil(milliseconds);
    if (!(typeof milliseconds === "number" && milliseconds >= 0 && until <= YEAR_9999_END)) {
      throw new RangeError(
        `[sandbank] Failed to sleep: ${String(milliseconds)} is not a number of milliseconds from 0 on that ends before the year 10000.`,
      );
    }
    await new Promise<void>((resolve, reject) => {
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
      pass(sleeper).catch(fail);
    });
  };
}

/** Wakes everybody whose time has come, in the order of their times. Answers whether there was anybody. */
export function wakeSleepers({ sleepers, state: { now } }: World): boolean {
  if (sleepers.length === 0) return false;
  const due = sleepers.filter(({ until }) => until <= now).sort((one, other) => one.until - other.until);
  for (const { wake } of due) wake();
  return due.length > 0;
}
