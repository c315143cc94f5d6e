import type { Account } from "@sandbank/contract";
import { addToIndex, changeInIndex, type Debit, sharedModels } from "../state/debit-index.ts";
import { nowOf, type World } from "../state/world.ts";
import { find, insert, replace, count as tally } from "../store/table.ts";

/** A debit that has just been accepted. */
export interface NewDebit {
  readonly id: string;
  readonly account: Account;
  /** The Account Number or Card that it came through, and the narrower keys that the controls of the Card count. */
  readonly models: readonly string[];
  readonly count: 0 | 1;
  /** Minor units. */
  readonly volume: number;
}

export function recordDebit(world: World, { id, account, models: routes, count, volume }: NewDebit): void {
  const { tables, debitIndex, now: at } = world.state;
  const models = sharedModels(tables.debits, [account.id, ...routes]);
  const number = tally(tables.debits);
  const debit: Debit = { id, created_at: nowOf(world), number, at, models, count, volume };
  insert(tables.debits, debit);
  addToIndex(debitIndex, debit);
}

/**
 * Reduces a debit by `amount`, at most to zero, as of the time at which it was made. Returns the reduction. A debit of
 * zero no longer counts (D-72).
 */
export function releaseDebit({ state }: World, id: string, amount: number): number {
  const { tables, debitIndex } = state;
  const debit = find(tables.debits, id);
  if (debit === undefined) return 0;
  const taken = Math.min(amount, debit.volume);
  const volume = debit.volume - taken;
  const changed: Debit = { ...debit, volume, count: volume === 0 ? 0 : debit.count };
  replace(tables.debits, changed);
  changeInIndex(debitIndex, changed);
  return taken;
}
