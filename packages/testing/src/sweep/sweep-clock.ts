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
  /** Waits until the clock has moved by so many milliseconds. */
  sleep(milliseconds: number, signal: WaitSignal | undefined): Promise<void>;
  /** How many calls of `sleep` wait. */
  sleepers(): number;
  /** The instant at which the next sleeper wakes, in milliseconds since 1970; infinite without a sleeper. */
  nextWake(): number;
  /** Moves the clock to the instant at which the next sleeper wakes. */
  wakeNext(): void;
  /**
   * Moves the clock to an instant, in milliseconds since 1970, or to an earlier one at which a webhook falls due or a
   * sleeper wakes. Returns whether the clock has reached the instant.
   */
  stepTo(time: number): boolean;
  now(): number;
  close(): void;
}

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** Attaches itself to the bank, so that nothing else moves its clock or sends its webhooks. */
export function openClock(bank: Bank, onMove: () => void): SweepClock {
  let sleepers: readonly Sleeper[] = [];
  const now = () => Date.parse(bank.clock.now());
  const attachment: Attachment = bank.webhooks.attach({ wake() {}, abandon() {} });
  const wakeDue = () => {
    const time = now();
    const due = sleepers.filter(({ until }) => until <= time).sort((one, other) => one.until - other.until);
    for (const { wake } of due) wake();
  };
  const nextWake = () => sleepers.reduce((earliest, { until }) => Math.min(earliest, until), Number.POSITIVE_INFINITY);
  const stepTo = (time: number) => {
    const next = sleepers.reduce((earliest, { until }) => Math.min(earliest, until), time);
    const isReached = attachment.stepTo(new Date(next).toISOString());
    onMove();
    wakeDue();
    return isReached && next === time;
  };
  return {
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
          wake() {
            end();
            resolve();
          },
        };
        sleepers = [...sleepers, sleeper];
        signal?.addEventListener("abort", abort);
      });
    },
    sleepers: () => sleepers.length,
    nextWake,
    wakeNext() {
      const time = nextWake();
      // Webhooks that fall due on the way interrupt a step. They are sent later.
      while (now() < time && !attachment.stepTo(new Date(time).toISOString())) {}
      onMove();
      wakeDue();
    },
    stepTo,
    now,
    close: () => attachment.detach(),
  };
}
