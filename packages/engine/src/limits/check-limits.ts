import type { Limit } from "@sandbank/contract";
import { toTimestamp } from "../ports/time.ts";
import { page } from "../store/table.ts";
import type { World } from "../world.ts";
import { treeOf } from "./debit-index.ts";
import { type DebitSum, sumAfter } from "./debit-tree.ts";
import type { LimitBreach } from "./limit-breach.ts";
import { windowStart } from "./window.ts";

/** A debit that asks to be let through. */
export interface AskedDebit extends DebitSum {
  /** The Account, and the Account Number or Card: the Limits of each apply. */
  readonly models: readonly string[];
}

/** Of the active Limits that a debit would pass, the one with the least room (D-74), of several the oldest; or null. */
export function checkLimits(world: World, debit: AskedDebit): LimitBreach | null {
  const { limits } = world.state.tables;
  const where = { model_id: debit.models, status: ["active"] };
  const { rows } = page(limits, { where, direction: "ascending", after: undefined, limit: Number.POSITIVE_INFINITY });
  let tightest: { readonly room: number; readonly limit: Limit } | null = null;
  for (const limit of rows) {
    // An increment adds no debit: only its volume is held against Limits (D-72).
    if (limit.metric === "count" && debit.count === 0) continue;
    const room = limit.value - usedOf(world, limit)[limit.metric];
    if (debit[limit.metric] > room && (tightest === null || room < tightest.room)) tightest = { room, limit };
  }
  return tightest === null ? null : breachOf(world, tightest.limit, debit);
}

function usedOf({ state }: World, limit: Limit): DebitSum {
  const after = startOf(limit, state.now);
  return after === null ? { count: 0, volume: 0 } : sumAfter(treeOf(state.debitIndex, limit.model_id), after);
}

/** D-70: a Limit that the API made always has an interval. */
function startOf({ interval }: Limit, now: number): number | null {
  return windowStart(interval ?? "transaction", now);
}

function breachOf(world: World, limit: Limit, debit: AskedDebit): LimitBreach {
  const { now } = world.state;
  const used = usedOf(world, limit)[limit.metric];
  const after = startOf(limit, now);
  return {
    limitId: limit.id,
    modelId: limit.model_id,
    metric: limit.metric,
    interval: limit.interval,
    value: limit.value,
    window: {
      after: after === null || after === Number.NEGATIVE_INFINITY ? null : toTimestamp(after),
      until: toTimestamp(now),
    },
    used: Number.isFinite(used) ? used : null,
    asked: debit[limit.metric],
    room: Number.isFinite(used) ? limit.value - used : null,
  };
}
