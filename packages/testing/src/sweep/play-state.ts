import type { Bank } from "@sandbank/engine";
import { type WatchedDeliveries, watchDeliveries } from "../watched-deliveries.ts";
import { openClock, type SweepClock } from "./sweep-clock.ts";
import { createTimeline, type PlannedFault, type Timeline } from "./timeline.ts";

/** Why a play failed. */
export interface PlayFailure {
  /**
   * `check` did not hold, work of the app failed or does not end, the bank deletes an Event that the app has not accepted,
   * the app has not accepted one at the end, the story itself failed, or it cannot be played in a sweep.
   */
  readonly kind: "check" | "work" | "endless" | "lost" | "undelivered" | "story" | "refused";
  /** The work that failed: `step "Ada signs up"`, `check`. */
  readonly what: string;
  readonly error: unknown;
}

/** Ends a story whose play is over. */
export class PlayOver extends Error {
  override readonly name = "PlayOver";

  constructor() {
    super("[sandbank] This run of the fault sweep is over.");
  }
}

/** The state that all parts of a play share. */
export interface PlayState {
  readonly bank: Bank;
  readonly timeline: Timeline;
  readonly clock: SweepClock;
  /** The deliveries, and which of them \`check\` has looked at. */
  readonly deliveries: WatchedDeliveries;
  /** Whether the play has no fault. */
  readonly isUndisturbed: boolean;
  /** Whether the store is slow: it sends a statement only when the app does nothing else. */
  readonly isSlow: boolean;
  /** Ends the play, and returns what the story is told. The first failure counts. */
  fail(kind: PlayFailure["kind"], error: unknown): PlayOver;
  failure(): PlayFailure | null;
  /** Notes that work of this name is in progress while `act` runs. */
  during<Result>(what: string, act: () => Promise<Result>): Promise<Result>;
}

export function openPlay(bank: Bank, plan: readonly PlannedFault[], isSlow: boolean): PlayState {
  let failure: PlayFailure | null = null;
  const fail: PlayState["fail"] = (kind, error) => {
    failure ??= { kind, what: timeline.during, error };
    timeline.advanceProgress();
    return new PlayOver();
  };
  const timeline = createTimeline({
    plan,
    onEnd: (error) => fail("endless", error),
    latestStep: () => bank.trace({ last: 0 }).omitted,
  });
  return {
    bank,
    timeline,
    isUndisturbed: plan.length === 0,
    isSlow,
    clock: openClock(bank, timeline.changed),
    deliveries: watchDeliveries(bank),
    fail,
    failure: () => failure,
    async during(what, act) {
      const before = timeline.during;
      timeline.during = what;
      try {
        return await act();
      } finally {
        timeline.during = before;
      }
    },
  };
}
