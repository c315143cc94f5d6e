import { createMap, forkMap, get, getOwn, type LayeredMap, remove, set } from "./layered-map.ts";
import { added, emptySet, isVacant, type NumberSet, without } from "./number-set.ts";

/** The positions of the rows with each value of a field. The latest rows are added only when the index is used. */
export interface RowIndex {
  /** The content that may change this index. A fork of the content first forks the index. */
  readonly owner: object;
  readonly positions: LayeredMap<string, NumberSet>;
  /** The index contains the rows before this position. */
  until: number;
}

export function createRowIndex(owner: object, until: number): RowIndex {
  return { owner, positions: createMap(), until };
}

export function forkRowIndex({ positions, until }: RowIndex, owner: object): RowIndex {
  return { owner, positions: forkMap(positions), until };
}

/** Moves a position from one value to another; null means no value. */
export function moveRow({ positions }: RowIndex, position: number, from: string | null, to: string | null): void {
  if (from === to) return;
  if (from !== null) changePositions(positions, from, position, without);
  if (to !== null) changePositions(positions, to, position, added);
}

export function readPositions({ positions }: RowIndex, value: string): NumberSet {
  return get(positions, value) ?? emptySet;
}

function changePositions(
  positions: LayeredMap<string, NumberSet>,
  value: string,
  position: number,
  change: typeof added | typeof without,
): void {
  const own = getOwn(positions, value);
  const members = own ?? get(positions, value) ?? emptySet;
  const changed = change(members, position, own !== undefined);
  if (isVacant(changed)) remove(positions, value);
  // A set that belongs to this index alone was changed in place.
  else if (changed !== members) set(positions, value, changed);
}
