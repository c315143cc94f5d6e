import type { DueJob, Duration, Instant } from "@sandbank/engine";

/** Something that is due: a job of the bank, a date of a loan, a wait by the bank's clock, or a timer of the app. */
export interface DueThing {
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** `timer`: a timer of the app. `wait`: a call of `bank.clock.sleep` or `idle`, such as before a retry, or a `latency` fault. */
  readonly kind: DueJob["kind"] | "timer" | "wait";
  /** The object that a job is about; null for other things. */
  readonly object: string | null;
  /** Where the app started the timer: `src/cron.ts:12:3`; null if it is unknown, and for other things. */
  readonly place: string | null;
}

/** The one clock of a bank, of `Date` and of the timers of this process. */
export interface TogetherClock {
  /** Returns the time: ISO 8601, UTC, milliseconds. `Date.now()` is the same. */
  readonly now: () => string;
  /**
   * Moves everything forward by a span, from one instant at which anything is due to the next. At each of them the jobs
   * of the bank run, then its webhooks are sent, then the timers of the app fire, and the clock waits for what they
   * start: deliveries, the work of `waitUntil`, promises that callbacks return, and queries of `databases`. Rejects with
   * the error of a callback, and with a `RangeError` for an invalid duration.
   */
  readonly advance: (duration: Duration) => Promise<void>;
  /** Like `advance`, to an instant: ISO 8601 with a zone, or a `Date`. Rejects with a `RangeError` for a past instant. */
  readonly advanceTo: (instant: Instant) => Promise<void>;
  /** Moves to the next instant at which anything is due, runs it, and resolves with the first thing; null if nothing is due. */
  readonly next: () => Promise<DueThing | null>;
  /** Lists what is due, the earliest first: `bank.clock.due()` with the timers of the app. `limit`: at most so many. Default: 100. */
  readonly due: (options?: { readonly limit?: number }) => DueThing[];
  /**
   * Runs work that the clock waits for. Call it within a callback for work that the clock cannot know, such as a query
   * whose promise the callback does not return. In a test, await it: time moves while the work sleeps. Resolves with its result.
   */
  readonly run: <Result>(work: () => Result | PromiseLike<Result>) => Promise<Awaited<Result>>;
}

/** The one clock that `timeTogether` made. */
export interface Time extends TogetherClock {
  /** Gives `Date` and the timers of the process back, and the clock of the bank. Drops the pending timers. */
  readonly end: () => void;
}
