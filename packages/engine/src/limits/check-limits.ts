import type { Limit } from "@sandbank/contract";
import { treeOf } from "../state/debit-index.ts";
import { type DebitSum, noDebits, sumAfter } from "../state/debit-tree.ts";
import type { World } from "../state/world.ts";
import { rowsWith } from "../store/table.ts";
import { limitStart, type MeasuredLimit } from "./limit-use.ts";

/** A debit that asks to be let through. */
export interface RequestedDebit extends DebitSum {
  /** The Account, and the Account Number or Card: the Limits of each apply. */
  readonly models: readonly string[];
}

/** What the active Limits make of a debit. */
export interface LimitCheck {
  /** How many it was held against. */
  readonly checked: number;
  /** Whether it would pass one. */
  readonly isPassed: boolean;
  /** Of those that it would pass the one with the smallest remaining amount (D-74), of several the oldest; of all where it passes none. */
  readonly tightest: MeasuredLimit | null;
}

/** Of what takes no money: no Limit is about it. */
export const noLimits: LimitCheck = { checked: 0, isPassed: false, tightest: null };

export function checkLimits(world: World, debit: RequestedDebit): LimitCheck {
  const { tables, now } = world.state;
  let check = noLimits;
  for (const limit of rowsWith(tables.limits, { model_id: debit.models, status: ["active"] })) {
    const { metric } = limit;
    // An increment adds no debit: only its volume is held against Limits (D-72).
    if (metric === "count" && debit.count === 0) continue;
    const measured = { limit, used: usedOf(world, limit)[metric], requested: debit[metric], now };
    check = withLimit(check, measured);
  }
  return check;
}

function withLimit({ checked, isPassed, tightest }: LimitCheck, measured: MeasuredLimit): LimitCheck {
  const passes = measured.requested > remainingOf(measured);
  const isTighter = tightest === null || remainingOf(measured) < remainingOf(tightest);
  const takesOver = passes === isPassed ? isTighter : passes;
  return { checked: checked + 1, isPassed: isPassed || passes, tightest: takesOver ? measured : tightest };
}

function remainingOf({ limit, used }: MeasuredLimit): number {
  return limit.value - used;
}

function usedOf({ state }: World, limit: Limit): DebitSum {
  const after = limitStart(limit, state.now);
  return after === null ? noDebits : sumAfter(treeOf(state.debitIndex, limit.model_id), after);
}
