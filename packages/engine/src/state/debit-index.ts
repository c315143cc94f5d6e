import { isEqualJson } from "../store/equal.ts";
import { createMap, entriesOf, get, type LayeredMap, set } from "../store/layered-map.ts";
import { newest, type Row, type Table } from "../store/table.ts";
import { type DebitLeaf, type DebitTree, emptyTree, withChanged, withDebit } from "./debit-tree.ts";

/** An accepted inbound debit, as Limits count it (D-72). Its id is that of the transfer, authorization or increment. */
export interface Debit extends Row, DebitLeaf {
  /** What it counts for: the Account, the route and whatever narrower a control of a Card asks for. */
  readonly models: readonly string[];
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
  for (const model of debit.models) set(index, model, withDebit(treeOf(index, model), debit));
}

/** Puts a debit in the place that it has in the tree of each of its models. */
export function changeInIndex(index: DebitIndex, debit: Debit): void {
  for (const model of debit.models) set(index, model, withChanged(treeOf(index, model), debit));
}

/** The models of a new debit: the very list of the debit before, where it has the same. */
export function sharedModels(debits: Table<Debit>, models: readonly string[]): readonly string[] {
  const before = newest(debits)?.models;
  return before !== undefined && isEqualJson(before, models) ? before : models;
}

/** What is wrong with the index; empty when nothing is. Builds it anew: a tree follows from its debits alone. */
export function debitIndexFaults(index: DebitIndex, debits: readonly Debit[]): string[] {
  const anew: DebitIndex = createMap();
  for (const debit of debits) addToIndex(anew, debit);
  const misplaced = debits.filter(({ number }, place) => number !== place);
  const models = new Set([...entriesOf(index), ...entriesOf(anew)].map(([model]) => model));
  const wrong = [...models].filter((model) => !isEqualJson(treeOf(index, model), treeOf(anew, model)));
  return [
    ...misplaced.map(({ id }) => `${id} is in another place than it says`),
    ...wrong.map((model) => `${model} has other debits in its tree than in the table`),
  ];
}
