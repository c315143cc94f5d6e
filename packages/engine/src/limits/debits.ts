import type { Account } from "@sandbank/contract";
import { addToIndex, changeInIndex, type Debit, sharedModels } from "../state/debit-index.ts";
import type { State } from "../state/state.ts";
import { find, insert, replace, count as tally } from "../store/table.ts";
import { readNow, type World } from "../world/world.ts";

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
  const debit: Debit = { id, created_at: readNow(world), number, at, models, count, volume };
  insert(tables.debits, debit);
  addToIndex(debitIndex, debit);
}

/**
 * Reduces a debit by `amount`, at most to zero, as of the time at which it was made. Returns the reduction. A debit of
 * zero no longer counts (D-72).
 */
export function releaseDebit({ state }: World, id: string, amount: number): number {
  const debit = find(state.tables.debits, id);
  if (debit === undefined) return 0;
  const taken = Math.min(amount, debit.volume);
  const volume = debit.volume - taken;
  change(state, { ...debit, volume, count: volume === 0 ? 0 : debit.count });
  return taken;
}

/** Adds `amount` to a debit, as of the time at which it was made (D-112). A credit to a Card is no debit and stays. */
export function raiseDebit({ state }: World, id: string, amount: number): void {
  const debit = find(state.tables.debits, id);
  if (debit !== undefined) change(state, { ...debit, volume: debit.volume + amount });
}

function change({ tables, debitIndex }: State, debit: Debit): void {
  replace(tables.debits, debit);
  changeInIndex(debitIndex, debit);
}
