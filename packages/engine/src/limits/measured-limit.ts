import type { Limit } from "@sandbank/contract";
import { shownSum } from "../state/debit-tree.ts";
import type { LimitUse } from "../state/limit-use.ts";
import { shownWindow, windowStart } from "./window.ts";

/** A Limit with its use, not yet formatted for an explanation: most debits exceed no Limit. */
export interface MeasuredLimit {
  readonly limit: Limit;
  /** `Infinity` stands for a sum that exceeds the safe integers. */
  readonly used: number;
  readonly requested: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function limitUse({ limit, used, requested, now }: MeasuredLimit): LimitUse {
  const { id, model_id, metric, interval, value } = limit;
  return {
    limitId: id,
    modelId: model_id,
    metric,
    interval,
    value,
    window: shownWindow(limitStart(limit, now), now),
    used: shownSum(used),
    requested,
    remaining: shownSum(value - used),
  };
}

/** The instant after which debits count; null if none counts. A Limit made by the API always has an interval (D-70). */
export function limitStart({ interval }: Limit, now: number): number | null {
  return windowStart(interval ?? "transaction", now);
}
