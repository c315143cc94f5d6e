import { fromTimestamp } from "../ports/time.ts";
import { treeOf } from "../state/debit-index.ts";
import { debitsAfter } from "../state/debit-tree.ts";
import type { LimitUse } from "../state/limit-use.ts";
import type { State } from "../state/state.ts";
import { endOfCounting, windowStart } from "./window.ts";

/**
 * The instant from which a declined debit fits its Limit, in milliseconds since 1970: enough of the debits that counted
 * then no longer count. Null if it never fits.
 */
export function fitsFrom({ debitIndex }: State, use: LimitUse): number | null {
  const { modelId, metric, value, requested, window } = use;
  const interval = use.interval ?? "transaction";
  const declinedAt = fromTimestamp(window.until);
  const start = windowStart(interval, declinedAt);
  if (start === null || requested > value) return null;
  const counted = debitsAfter(treeOf(debitIndex, modelId), start).filter(({ at }) => at <= declinedAt);
  let left = counted.reduce((sum, debit) => sum + debit[metric], 0);
  for (const debit of counted) {
    left -= debit[metric];
    if (left + requested <= value) return endOfCounting(interval, debit.at);
  }
  return null;
}
