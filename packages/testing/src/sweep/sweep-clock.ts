import { AsyncLocalStorage } from "node:async_hooks";
import type { Attachment, Bank } from "@sandbank/engine";

/** The members of an `AbortSignal` that a wait uses. */
export interface WaitSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The bank's clock during a play. It moves only by `advance` of the story, and for work that can only go on later. */
export interface SweepClock {
  now(): number;
  /** Performs work. The calls of `sleep` that it makes are its own. */
  performing<Result>(work: object, act: () => Result): Result;
  /** Waits until the clock has moved by so many milliseconds. */
  sleep(milliseconds: number, signal: WaitSignal | undefined): Promise<void>;
  /**
   * The instant at which the next sleeper wakes, in milliseconds since 1970; infinite without a sleeper. Only sleepers of
   * some work count, if it is given.
   */
  nextWake(work?: object): number;
  /** Moves the clock to an instant, and wakes the sleepers whose time has come. Webhooks that fall due are sent later. */
  moveTo(time: number): void;
  /**
   * Moves the clock to an instant, in milliseconds since 1970, or to an earlier one at which a webhook falls due or a
   * sleeper wakes. Returns whether the clock has reached the instant.
   */
  stepTo(time: number): boolean;
  close(): void;
}

interface Sleeper {
  readonly until: number;
  /** The work that sleeps; undefined outside any. */
  readonly work: object | undefined;
  readonly wake: () => void;
}

/** Attaches itself to the bank, so that nothing else moves its clock or sends its webhooks. */
export function openClock(bank: Bank, onMove: () => void): SweepClock {
  const attachment: Attachment = bank.webhooks.attach({ wake() {}, abandon() {} });
  const works = new AsyncLocalStorage<object>();
  let sleepers: readonly Sleeper[] = [];
  const now = () => Date.parse(bank.clock.now());
  const stepBy = (time: number) => attachment.stepTo(new Date(time).toISOString());
  const moved = () => {
    onMove();
    const time = now();
    const due = sleepers.filter(({ until }) => until <= time).sort((one, other) => one.until - other.until);
    for (const { wake } of due) wake();
  };
  const nextWake = (work?: object) =>
    sleepers.reduce(
      (earliest, sleeper) =>
        work === undefined || sleeper.work === work ? Math.min(earliest, sleeper.until) : earliest,
      Number.POSITIVE_INFINITY,
    );
  return {
    now,
    performing: (work, act) => works.run(work, act),
    async sleep(milliseconds, signal) {
      if (signal?.aborted) throw signal.reason;
      const until = now() + Math.max(0, Math.ceil(milliseconds));
      await new Promise<void>((resolve, reject) => {
        const end = () => {
          sleepers = sleepers.filter((other) => other !== sleeper);
          signal?.removeEventListener("abort", abort);
        };
        const abort = () => {
          end();
          reject(signal?.reason);
        };
        const sleeper: Sleeper = {
          until,
          work: works.getStore(),
          wake() {
            end();
            resolve();
          },
        };
        sleepers = [...sleepers, sleeper];
        signal?.addEventListener("abort", abort);
      });
    },
    nextWake,
    moveTo(time) {
      while (now() < time && !stepBy(time)) {}
      moved();
    },
    stepTo(time) {
      const next = Math.min(time, nextWake());
      const isReached = stepBy(next);
      moved();
      return isReached && next === time;
    },
    close: () => attachment.detach(),
  };
}
