import type { Limit } from "@sandbank/contract";
import { shownSum } from "./debit-tree.ts";
import { type ShownWindow, shownWindow, windowStart } from "./window.ts";

/** A Limit that a debit was held against, and what it saw. Volumes in minor units. */
export interface LimitUse {
  readonly limitId: Limit["id"];
  readonly modelId: string;
  readonly metric: Limit["metric"];
  readonly interval: Limit["interval"];
  readonly value: number;
  readonly window: ShownWindow;
  /** What earlier debits in the window make; null where that is more than the safe integers. */
  readonly used: number | null;
  /** What the debit would add. */
  readonly asked: number;
  /** What was left before it: less than 0 where the Limit came after the debits; null where `used` is. */
  readonly room: number | null;
}

/** The same as it is computed, with nothing made ready to be shown: most debits pass no Limit. */
export interface MeasuredLimit {
  readonly limit: Limit;
  /** `Infinity` stands for more than the safe integers. */
  readonly used: number;
  readonly asked: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function limitUse({ limit, used, asked, now }: MeasuredLimit): LimitUse {
  const { id, model_id, metric, interval, value } = limit;
  return {
    limitId: id,
    modelId: model_id,
    metric,
    interval,
    value,
    window: shownWindow(limitStart(limit, now), now),
    used: shownSum(used),
    asked,
    room: shownSum(value - used),
  };
}

/** The instant after which debits count; null where none does. D-70: a Limit that the API made always has an interval. */
export function limitStart({ interval }: Limit, now: number): number | null {
  return windowStart(interval ?? "transaction", now);
}
