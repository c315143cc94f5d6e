import type { Bank, Duration, Instant } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";

/** The clock of a test's bank, the same with a deliverer and without one. */
export interface TestClock {
  /** The bank's time: ISO 8601, UTC, milliseconds. */
  now(): string;
  /**
   * Moves time forward by a span, such as `{ days: 3 }`. If the test uses `deliverer`, webhooks that fall due on the way
   * are sent, and their answers awaited; otherwise time has moved when the call returns. Rejects with a `RangeError` for
   * no such span.
   */
  advance(duration: Duration): Promise<void>;
  /** As `advance`, to an instant: ISO 8601 with a zone, or a `Date`. Rejects with a `RangeError` for one of the past. */
  advanceTo(instant: Instant): Promise<void>;
}

export function createTestClock({ clock }: Bank, deliverer: () => Deliverer | undefined): TestClock {
  return {
    now: () => clock.now(),
    async advance(duration) {
      await (deliverer() ?? clock).advance(duration);
    },
    async advanceTo(instant) {
      await (deliverer() ?? clock).advanceTo(instant);
    },
  };
}
