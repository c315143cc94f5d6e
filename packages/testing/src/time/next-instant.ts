import type { KeptClock } from "@sandbank/engine";
import type { FakeClock } from "./fake-clock.ts";

export interface MoveParts {
  readonly kept: KeptClock;
  readonly fake: FakeClock;
  /** Waits until everything has ended that can end at this instant. */
  readonly quiet: () => Promise<void>;
  /** Throws if the move must not go on. */
  readonly check: () => void;
}

export interface Moves {
  /** Runs what is due now, and then moves to each next instant at which anything is due, and to the instant itself. */
  to(time: number): Promise<void>;
  /** Moves to the next instants while it is needed and anything is due. */
  while(isNeeded: () => boolean): Promise<void>;
}

/**
 * At one instant the jobs of the bank run first, then its webhooks are sent, then the timers of the app fire in their
 * order. What each of them starts ends before the next begins.
 */
export function createMoves({ kept, fake, quiet, check }: MoveParts): Moves {
  const next = () => Math.min(kept.next(), fake.first()?.at ?? Number.POSITIVE_INFINITY);

  /** `Date` and the bank have the same time at each instant. */
  function stepTo(time: number): void {
    fake.setNow(time);
    try {
      kept.stepTo(time);
    } finally {
      fake.setNow(kept.now());
    }
  }

  /** Runs everything that is due now. */
  async function settle(): Promise<void> {
    for (;;) {
      await quiet();
      check();
      const now = kept.now();
      if (kept.next() <= now) stepTo(now);
      else if ((fake.first()?.at ?? Number.POSITIVE_INFINITY) <= now) fake.fireFirst();
      else return;
    }
  }

  return {
    async to(time) {
      kept.deliver();
      await settle();
      for (let instant = next(); instant <= time; instant = next()) {
        stepTo(instant);
        await settle();
      }
      if (kept.now() >= time) return;
      stepTo(time);
      await settle();
    },
    async while(isNeeded) {
      await settle();
      for (let instant = next(); isNeeded() && instant < Number.POSITIVE_INFINITY; instant = next()) {
        stepTo(instant);
        await settle();
      }
    },
  };
}
