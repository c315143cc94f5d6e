import * as fc from "fast-check";
import type { Action } from "./action.ts";

/** Parameters of an advance of the clock. */
export interface TimeParams {
  readonly hours: number;
}

const timePasses: Action<unknown, TimeParams> = {
  group: "clock",
  // An hour, a day, and long enough for authorizations to expire.
  arbitrary: fc.record({ hours: fc.constantFrom(1, 24, 8 * 24) }),
  describe: (_run, { hours }) => (hours < 24 ? `${plural(hours, "hour")} pass` : `${plural(hours / 24, "day")} pass`),
  run: ({ deliverer }, { hours }) => deliverer.advance({ hours }),
};

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Actions of the bank's clock. */
export const clockActions = {
  /** The clock advances by an hour, a day or eight days: authorizations expire, and delayed webhooks arrive. */
  timePasses,
};
