import type { RequestedDebit } from "../limits/check-limits.ts";
import type { Fitting } from "../limits/when-fits.ts";
import { dollars } from "../money/dollars.ts";
import { toTimestamp } from "../ports/time.ts";
import { allowanceText } from "./findings.ts";

/** When a debit fits its Limits, as a sentence: `$30.00 fits limit_1 from 2026-01-02T05:00:00.000Z on.` */
export function fittingText(debit: RequestedDebit, { spans, limits, never }: Fitting): string {
  if (never !== undefined) {
    const left = debit[never.metric] > never.value ? "" : ", and earlier debits stay counted";
    return `${dollars(debit.volume)} never fits ${never.id}, which allows ${allowanceText(never)}${left}.`;
  }
  const which = limits.length === 0 ? "its Limits" : enumerated(limits.map(({ id }) => id));
  const when = spans.map(({ from, until }) =>
    Number.isFinite(until) ? `from ${toTimestamp(from)} until ${toTimestamp(until)}` : `from ${toTimestamp(from)} on`,
  );
  return `${dollars(debit.volume)} fits ${which} ${enumerated(when)}.`;
}

/** `a`, `a and b`, or `a, b and c`. */
function enumerated(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
