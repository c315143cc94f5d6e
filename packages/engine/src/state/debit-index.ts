import { fromTimestamp } from "../ports/time.ts";
import { isEqualJson } from "../store/equal.ts";
import { createMap, entriesOf, get, type LayeredMap, set } from "../store/layered-map.ts";
import type { Row } from "../store/table.ts";
import { type DebitTree, emptyTree, withChanged, withDebit } from "./debit-tree.ts";

/** An accepted inbound debit, as Limits count it (D-72). Its id is that of the transfer, authorization or increment. */
export interface Debit extends Row {
  /** What it counts for: the Account, the route and whatever narrower a control of a Card asks for. */
  readonly models: readonly string[];
  /** Its index in the tree of each model. */
  readonly positions: readonly number[];
  /** 1; 0 for an increment, and for what was taken back as a whole. */
  readonly count: number;
  /** Minor units: what is left of it. */
  readonly volume: number;
}

/** The debits of each model: an index over the table of debits. */
export type DebitIndex = LayeredMap<string, DebitTree>;

export function treeOf(index: DebitIndex, model: string): DebitTree {
  return get(index, model) ?? emptyTree;
}

/** Puts a debit at the end of the tree of each of its models. */
export function addToIndex(index: DebitIndex, debit: Debit): void {
  for (const model of debit.models) set(index, model, withDebit(treeOf(index, model), leafOf(debit)));
}

/** Puts a debit in the place that it has in the tree of each of its models. */
export function changeInIndex(index: DebitIndex, debit: Debit): void {
  debit.models.forEach((model, each) => {
    set(index, model, withChanged(treeOf(index, model), debit.positions[each] as number, leafOf(debit)));
  });
}

/** What is wrong with the index; empty when nothing is. Builds it anew: a tree follows from its debits alone. */
export function debitIndexFaults(index: DebitIndex, debits: readonly Debit[]): string[] {
  const anew: DebitIndex = createMap();
  const misplaced = debits.filter((debit) => {
    const positions = debit.models.map((model) => treeOf(anew, model).size);
    addToIndex(anew, debit);
    return !isEqualJson(debit.positions, positions);
  });
  const models = new Set([...entriesOf(index), ...entriesOf(anew)].map(([model]) => model));
  const wrong = [...models].filter((model) => !isEqualJson(treeOf(index, model), treeOf(anew, model)));
  return [
    ...misplaced.map(({ id }) => `${id} is in another place than it says`),
    ...wrong.map((model) => `${model} has other debits in its tree than in the table`),
  ];
}

function leafOf({ created_at, count, volume }: Debit) {
  return { at: fromTimestamp(created_at), count, volume };
}
