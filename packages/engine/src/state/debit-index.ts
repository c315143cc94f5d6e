import { isEqualJson } from "../store/equal.ts";
import { createMap, get, type LayeredMap, listEntries, set } from "../store/layered-map.ts";
import { newest, type Row, type Table } from "../store/table.ts";
import { type DebitLeaf, type DebitTree, emptyTree, withChanged, withDebit } from "./debit-tree.ts";

/**
 * An accepted inbound debit, as Limits count it (D-72). Its id is the id of the transfer, authorization or increment.
 */
export interface Debit extends Row, DebitLeaf {
  /** The models that it counts for: the Account, the route, and the narrower models that a Card's controls need. */
  readonly models: readonly string[];
  /** 1; 0 for an increment, and for a debit that was reversed completely. */
  readonly count: number;
  /** The amount that was not reversed, in minor units. A settlement replaces that of an authorization (D-112). */
  readonly volume: number;
}

/** The debits of each model: an index over the table of debits. */
export type DebitIndex = LayeredMap<string, DebitTree>;

export function readTree(index: DebitIndex, model: string): DebitTree {
  return get(index, model) ?? emptyTree;
}

/** Appends a debit to the tree of each of its models. */
export function addToIndex(index: DebitIndex, debit: Debit): void {
  for (const model of debit.models) set(index, model, withDebit(readTree(index, model), debit));
}

/** Replaces a debit in the tree of each of its models. */
export function changeInIndex(index: DebitIndex, debit: Debit): void {
  for (const model of debit.models) set(index, model, withChanged(readTree(index, model), debit));
}

/** The models of a new debit. Shares the list of the previous debit if it is equal, to save memory. */
export function sharedModels(debits: Table<Debit>, models: readonly string[]): readonly string[] {
  const before = newest(debits)?.models;
  return before !== undefined && isEqualJson(before, models) ? before : models;
}

/** Describes how the index disagrees with the debits. Builds it again to compare, because a tree follows from its debits alone. */
export function debitIndexViolations(index: DebitIndex, debits: readonly Debit[]): string[] {
  const anew: DebitIndex = createMap();
  for (const debit of debits) addToIndex(anew, debit);
  const misplaced = debits.filter(({ number }, place) => number !== place);
  const models = new Set([...listEntries(index), ...listEntries(anew)].map(([model]) => model));
  const wrong = [...models].filter((model) => !isEqualJson(readTree(index, model), readTree(anew, model)));
  return [
    ...misplaced.map(({ id }) => `${id} is not at the position that its number says`),
    ...wrong.map((model) => `the tree of ${model} differs from the debits in the table`),
  ];
}
