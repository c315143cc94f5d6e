import type { Bank, Duration, Instant } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import { noteCallSite } from "../call-site.ts";
import type { OneClock } from "../time/one-clock.ts";
import type { TogetherClock } from "../time/time.ts";
import { inTest, withinTest } from "../within-test.ts";

/** The clock of a test's bank, with the same functions with and without a deliverer. */
export interface TestClock {
  /** Returns the bank's time: ISO 8601, UTC, milliseconds. */
  readonly now: () => string;
  /**
   * Advances the clock by a duration such as `{ days: 3 }`. If the test uses `deliverer`, the webhooks that fall due
   * are sent and their responses awaited; otherwise the clock has advanced as soon as the call returns. Rejects with a
   * `RangeError` for an invalid duration.
   */
  readonly advance: (duration: Duration) => Promise<void>;
  /**
   * Advances the clock to an instant: ISO 8601 with a zone, or a `Date`. Otherwise like `advance`. Rejects with a
   * `RangeError` for an instant in the past.
   */
  readonly advanceTo: (instant: Instant) => Promise<void>;
}

/** The one clock of a test as its fixture, whose calls the test must await. The clock itself waits for what a callback runs. */
export function togetherClock(bank: Bank, time: OneClock): TogetherClock {
  const run: TogetherClock["run"] = (work) =>
    time.isInTest() ? withinTest(bank, noteCallSite("clock.run()", run), () => time.run(work)) : time.run(work);
  return {
    now: time.now,
    advance: inTest(bank, "clock.advance()", time.advance),
    advanceTo: inTest(bank, "clock.advanceTo()", time.advanceTo),
    next: inTest(bank, "clock.next()", time.next),
    due: time.due,
    run,
  };
}

export function createTestClock(bank: Bank, deliverer: () => Deliverer | undefined): TestClock {
  const { clock } = bank;
  // Without a deliverer nothing is awaited: the call has succeeded when it returns, and the test need not await it.
  return {
    now: () => clock.now(),
    advance: inTest(
      bank,
      "clock.advance()",
      (duration) => deliverer()?.advance(duration) ?? void clock.advance(duration),
    ),
    advanceTo: inTest(
      bank,
      "clock.advanceTo()",
      (instant) => deliverer()?.advanceTo(instant) ?? void clock.advanceTo(instant),
    ),
  };
}
