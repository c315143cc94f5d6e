import type { Limit } from "@sandbank/contract";
import { readTree } from "../state/debit-index.ts";
import { type DebitSum, noDebits, sumAfter } from "../state/debit-tree.ts";
import { rowsWith } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { limitStart, type MeasuredLimit } from "./measured-limit.ts";

/** A debit that has not been accepted yet. */
export interface RequestedDebit extends DebitSum {
  /** The Account, and the Account Number or Card: the Limits of each apply. */
  readonly models: readonly string[];
}

/** The result of checking a debit against the active Limits. */
export interface LimitCheck {
  /** How many Limits were checked. */
  readonly checked: number;
  /** Whether the debit exceeds a Limit. */
  readonly isExceeded: boolean;
  /**
   * The Limit with the smallest remaining amount (D-74), the oldest if several are equal: among those that the debit
   * exceeds, or among all if it exceeds none.
   */
  readonly tightest: MeasuredLimit | null;
}

/** The result for an authorization that takes no money: no Limit applies. */
export const noLimits: LimitCheck = { checked: 0, isExceeded: false, tightest: null };

export function checkLimits(world: World, debit: RequestedDebit): LimitCheck {
  const { now } = world.state;
  let check = noLimits;
  for (const limit of selectLimits(world, debit)) {
    const { metric } = limit;
    const measured = { limit, used: sumUsed(world, limit)[metric], requested: debit[metric], now };
    check = withLimit(check, measured, exceeds(world, measured));
  }
  return check;
}

/** The active Limits that apply to a debit, oldest first. */
export function selectLimits({ state }: World, { models, count }: RequestedDebit): readonly Limit[] {
  const limits = rowsWith(state.tables.limits, { model_id: models, status: ["active"] });
  // An increment is not another debit: only its volume counts (D-72).
  return count === 0 ? limits.filter(({ metric }) => metric === "volume") : limits;
}

function exceeds({ probe }: World, measured: MeasuredLimit): boolean {
  if (measured.requested <= computeRemaining(measured)) return false;
  const { metric, interval } = measured.limit;
  return probe === null || probe.at(`limit/${metric}/${interval}`, true);
}

function withLimit(
  { checked, isExceeded, tightest }: LimitCheck,
  measured: MeasuredLimit,
  exceeds: boolean,
): LimitCheck {
  const isTighter = tightest === null || computeRemaining(measured) < computeRemaining(tightest);
  const decides = exceeds === isExceeded ? isTighter : exceeds;
  return { checked: checked + 1, isExceeded: isExceeded || exceeds, tightest: decides ? measured : tightest };
}

function computeRemaining({ limit, used }: MeasuredLimit): number {
  return limit.value - used;
}

function sumUsed({ state }: World, limit: Limit): DebitSum {
  const after = limitStart(limit, state.now);
  return after === null ? noDebits : sumAfter(readTree(state.debitIndex, limit.model_id), after);
}
