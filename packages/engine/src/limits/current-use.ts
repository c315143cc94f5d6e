import type { Limit } from "@sandbank/contract";
import { nothingLimited } from "../errors.ts";
import { toTimestamp } from "../ports/time.ts";
import { type Debit, readTree } from "../state/debit-index.ts";
import { debitsAfter, noDebits, shownSum, sumAfter } from "../state/debit-tree.ts";
import type { LimitUse } from "../state/limit-use.ts";
import { find, rowsBetween, rowsWith } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { limitStart } from "./measured-limit.ts";
import { shownWindow } from "./window.ts";

/** How much of a Limit is used at the bank's time. Volumes are in minor units. */
export interface CurrentLimitUse extends Omit<LimitUse, "requested" | "used" | "remaining"> {
  /** An inactive Limit declines nothing. */
  readonly status: Limit["status"];
  /** The use by the debits in the window; null if it is beyond the safe integers. */
  readonly used: number | null;
  /** The rest for the next debit. Negative if the Limit was created after the debits; null if `used` is. */
  readonly remaining: number | null;
  /** The debits that count, oldest first. */
  readonly debits: readonly CountedDebit[];
}

/** A debit that counts toward a Limit. */
export interface CountedDebit {
  /** The id of the transfer, of the authorization or of its increment. */
  readonly id: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** 0 for an increment, which only the volume counts (assumption D-72). */
  readonly count: number;
  /** In minor units: the amount that was not reversed; the settled amount once an authorization is settled. */
  readonly volume: number;
}

/**
 * The use of a Limit, or of the active Limits of an Account, Account Number or Card, oldest first. An Account comes with its
 * Account Numbers and Cards. Refuses an unknown id with 404.
 */
export function currentLimitUse(world: World, id: string): CurrentLimitUse[] {
  const { limits, accounts, accountNumbers, cards } = world.state.tables;
  const limit = find(limits, id);
  if (limit !== undefined) return [computeUse(world, limit)];
  const isModel = [find(accounts, id), find(accountNumbers, id), find(cards, id)].some((model) => model !== undefined);
  if (!isModel) throw nothingLimited(id);
  const below = { account_id: [id] };
  const parts = [...rowsWith(accountNumbers, below), ...rowsWith(cards, below)];
  const models = [id, ...parts.map((part) => part.id)];
  return rowsWith(limits, { model_id: models, status: ["active"] }).map((each) => computeUse(world, each));
}

function computeUse({ state }: World, limit: Limit): CurrentLimitUse {
  const { id, model_id, metric, interval, status, value } = limit;
  const after = limitStart(limit, state.now);
  const tree = readTree(state.debitIndex, model_id);
  const used = (after === null ? noDebits : sumAfter(tree, after))[metric];
  const leaves = after === null ? [] : debitsAfter(tree, after);
  return {
    limitId: id,
    modelId: model_id,
    metric,
    interval,
    status,
    value,
    window: shownWindow(after, state.now),
    used: shownSum(used),
    remaining: shownSum(value - used),
    debits: leaves
      .filter((leaf) => leaf[metric] > 0)
      .map(({ number }) => counted(rowsBetween(state.tables.debits, number, number + 1)[0] as Debit)),
  };
}

function counted({ id, at, count, volume }: Debit): CountedDebit {
  return { id, at: toTimestamp(at), count, volume };
}
