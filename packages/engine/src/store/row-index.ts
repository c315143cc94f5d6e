import { createMap, forkMap, get, getOwn, type LayeredMap, remove, set } from "./layered-map.ts";
import { added, emptySet, isVacant, type NumberSet, without } from "./number-set.ts";

/** The positions of the rows that have each value of a field. Rows that nobody has asked for yet may be missing. */
export interface RowIndex {
  /** What the index was made for. Code that forks the owner forks the index too, before changing it. */
  readonly owner: object;
  readonly positions: LayeredMap<string, NumberSet>;
  /** Rows before this position are in it. */
  until: number;
}

export function createRowIndex(owner: object, until: number): RowIndex {
  return { owner, positions: createMap(), until };
}

export function forkRowIndex({ positions, until }: RowIndex, owner: object): RowIndex {
  return { owner, positions: forkMap(positions), until };
}

/** Moves a position from one value to another; null stands for none. */
export function moveRow({ positions }: RowIndex, position: number, from: string | null, to: string | null): void {
  if (from === to) return;
  if (from !== null) changePositions(positions, from, position, without);
  if (to !== null) changePositions(positions, to, position, added);
}

export function positionsOf({ positions }: RowIndex, value: string): NumberSet {
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
  // What is the index's own is changed in place.
  else if (changed !== members) set(positions, value, changed);
}
