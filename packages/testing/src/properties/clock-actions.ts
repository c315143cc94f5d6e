import * as fc from "fast-check";
import { daysBetween, KEPT_DAYS } from "../event-retention.ts";
import type { Action } from "./action.ts";

/** Parameters of an advance of the clock. */
export interface TimeParams {
  readonly hours: number;
}

/**
 * A run is shorter than the retention of Events, so that at its end the bank can send every webhook again that the app
 * has not received. The last day is for the waits of the app and for the end of the run.
 */
const MAX_DAYS = KEPT_DAYS - 1;

const timePasses: Action<unknown, TimeParams> = {
  group: "clock",
  // An hour, a day, and long enough for authorizations to expire.
  arbitrary: fc.record({ hours: fc.constantFrom(1, 24, 8 * 24) }),
  describe({ bank, startedAt }, { hours }) {
    if (daysBetween(startedAt, bank.clock.now()) + hours / 24 > MAX_DAYS) return null;
    return hours < 24 ? `${plural(hours, "hour")} pass` : `${plural(hours / 24, "day")} pass`;
  },
  run: ({ deliverer }, { hours }) => deliverer.advance({ hours }),
};

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Actions of the bank's clock. */
export const clockActions = {
  /**
   * The clock advances by an hour, a day or eight days: authorizations expire, and delayed webhooks arrive. In one
   * run no more than 29 days pass, because the bank deletes Events after 30.
   */
  timePasses,
};
