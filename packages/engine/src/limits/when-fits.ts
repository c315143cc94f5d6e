import type { Limit } from "@sandbank/contract";
import { YEAR_9999_END } from "../ports/time.ts";
import { readTree } from "../state/debit-index.ts";
import { type DebitTree, sumAfter } from "../state/debit-tree.ts";
import type { World } from "../world/world.ts";
import { type RequestedDebit, selectLimits } from "./check-limits.ts";
import { countedSpans, type Span } from "./window.ts";

/** When a debit fits its Limits. */
export interface Fitting {
  /** The spans in which it fits, in order and with gaps between them. The last one has no end; none if it never fits. */
  readonly spans: readonly Span[];
  /** The Limits that it does not fit at some time, oldest first. */
  readonly limits: readonly Limit[];
  /** The first of them that it never fits. */
  readonly never: Limit | undefined;
}

/**
 * When a debit fits all Limits that apply to it, from the bank's time on, if no debit is added or changed and no Limit
 * changes. Takes logarithmic time in the number of debits.
 */
export function whenFits(world: World, debit: RequestedDebit): Fitting {
  const { debitIndex, now } = world.state;
  const blocked = selectLimits(world, debit)
    .map((limit) => ({ limit, spans: blockedSpans(readTree(debitIndex, limit.model_id), { limit, debit, now }) }))
    .filter(({ spans }) => spans.length > 0);
  const spans = blocked.flatMap((each) => each.spans);
  return {
    spans: gapsBetween(spans, now),
    limits: blocked.map(({ limit }) => limit),
    never: blocked.find(({ spans }) => spans.some(({ until }) => until > YEAR_9999_END))?.limit,
  };
}

/** A debit, and a Limit that applies to it. */
interface Asked {
  readonly limit: Limit;
  readonly debit: RequestedDebit;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** When a debit does not fit a Limit, among the instants from the present on. */
export function blockedSpans(tree: DebitTree, asked: Asked): readonly Span[] {
  const { limit, debit, now } = asked;
  const interval = limit.interval ?? "transaction";
  if (debit[limit.metric] > limit.value) return [{ from: now, until: Number.POSITIVE_INFINITY }];
  if (interval === "transaction") return [];
  const at = blockingDebit(tree, asked);
  return at === null ? [] : countedSpans(interval, at).filter(({ until }) => until > now);
}

/**
 * The time of the latest debit that, together with all later ones, leaves too little of the Limit; null if all debits
 * leave enough. Debits count from the latest back to the start of the window, so the requested debit fits exactly while
 * this one does not count.
 */
function blockingDebit(tree: DebitTree, { limit: { metric, value }, debit, now }: Asked): number | null {
  const leavesEnough = (after: number) => sumAfter(tree, after)[metric] + debit[metric] <= value;
  let [tooEarly, lateEnough] = [-1, now];
  if (leavesEnough(tooEarly)) return null;
  while (lateEnough - tooEarly > 1) {
    const middle = Math.floor((tooEarly + lateEnough) / 2);
    if (leavesEnough(middle)) lateEnough = middle;
    else tooEarly = middle;
  }
  return lateEnough;
}

/** The spans from an instant to the end of the bank's time without the given ones. */
function gapsBetween(spans: readonly Span[], start: number): readonly Span[] {
  const gaps: Span[] = [];
  let from = start;
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    if (span.from > from) gaps.push({ from, until: span.from });
    from = Math.max(from, span.until);
  }
  return [...gaps, { from, until: Number.POSITIVE_INFINITY }].filter((gap) => gap.from <= YEAR_9999_END);
}
