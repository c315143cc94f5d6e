import { deepFreeze } from "./freeze.ts";
import { createMap, entriesOf, forkMap, get, getOwn, type LayeredMap, remove, set } from "./layered-map.ts";
import {
  added,
  emptySet,
  isVacant,
  type NumberSet,
  nearestBit,
  next,
  previous,
  without,
  wordOf,
} from "./number-set.ts";
import { createPages, dropItem, forkPages, itemAt, type Pages, putItem } from "./pages.ts";

/** What a table holds: plain, frozen data with an id, in order of creation. */
export interface Row {
  readonly id: string;
  readonly created_at: string;
}

/** Reads the value to index a row by; null leaves the row out of the index. */
export type IndexKey<T> = (row: T) => string | null;

/** The objects of one type: by id, in order of creation, and by the indexed fields. */
export interface Table<T extends Row> {
  readonly rows: Pages<T>;
  /** The position of each row by its id. */
  readonly positions: LayeredMap<string, number>;
  readonly indexKeys: Readonly<Record<string, IndexKey<T>>>;
  readonly indexes: Readonly<Record<string, LayeredMap<string, NumberSet>>>;
  /** Position of the oldest row that is kept. */
  first: number;
  /** Position that the next row gets. */
  next: number;
}

/** Which rows a page may hold. All conditions apply. */
export interface Query {
  /** For each index, the values of which a row has one. */
  readonly where: Readonly<Record<string, readonly string[] | undefined>>;
  readonly createdAt?: CreatedAtBounds | undefined;
  readonly direction: "ascending" | "descending";
  /** The position of the last row of the page before. */
  readonly after: number | undefined;
  readonly limit: number;
}

/** Instants as ISO 8601 in UTC with milliseconds. */
export interface CreatedAtBounds {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly on_or_after?: string | undefined;
  readonly on_or_before?: string | undefined;
}

export interface PageOfRows<T> {
  readonly rows: readonly T[];
  /** The position of the last row, to go on after it. */
  readonly last: number | undefined;
  readonly hasMore: boolean;
}

export function createTable<T extends Row>(indexKeys: Readonly<Record<string, IndexKey<T>>>): Table<T> {
  const indexes: Record<string, LayeredMap<string, NumberSet>> = {};
  for (const name in indexKeys) indexes[name] = createMap();
  return { rows: createPages(), positions: createMap(), indexKeys, indexes, first: 0, next: 0 };
}

export function find<T extends Row>(table: Table<T>, id: string): T | undefined {
  const position = get(table.positions, id);
  return position === undefined ? undefined : itemAt(table.rows, position);
}

export function insert<T extends Row>(table: Table<T>, row: NoInfer<T>): void {
  const position = table.next++;
  set(table.positions, row.id, position);
  putItem(table.rows, position, deepFreeze(row));
  for (const name in table.indexKeys) reindex(table, name, position, null, indexKey(table, name, row));
}

/** Puts `row` in the place of the row with the same id. */
export function replace<T extends Row>(table: Table<T>, row: NoInfer<T>): void {
  const position = get(table.positions, row.id);
  if (position === undefined) throw new Error(`No row ${row.id} to replace.`);
  const before = itemAt(table.rows, position) as T;
  putItem(table.rows, position, deepFreeze(row));
  for (const name in table.indexKeys) {
    reindex(table, name, position, indexKey(table, name, before), indexKey(table, name, row));
  }
}

export function oldest<T extends Row>(table: Table<T>): T | undefined {
  return table.first < table.next ? itemAt(table.rows, table.first) : undefined;
}

/** Removes rows from the oldest on while `isGone`. Answers the oldest that is left. */
export function removeOldest<T extends Row>(table: Table<T>, isGone: (row: T) => boolean): T | undefined {
  for (let row = oldest(table); row !== undefined; row = oldest(table)) {
    if (!isGone(row)) return row;
    const position = table.first++;
    dropItem(table.rows, position);
    remove(table.positions, row.id);
    for (const name in table.indexKeys) reindex(table, name, position, indexKey(table, name, row), null);
  }
  return undefined;
}

/** How many rows there are. */
export function count<T extends Row>(table: Table<T>): number {
  return table.next - table.first;
}

/** All rows with these values, the oldest first. */
export function rowsWith<T extends Row>(
  table: Table<T>,
  where: Query["where"],
  createdAt?: CreatedAtBounds,
): readonly T[] {
  const limit = Number.POSITIVE_INFINITY;
  return page(table, { where, createdAt, direction: "ascending", after: undefined, limit }).rows;
}

/** Whether any row has these values. */
export function hasAny<T extends Row>(table: Table<T>, where: Query["where"]): boolean {
  return latest(table, where) !== undefined;
}

/** The row with these values that was made last. */
export function latest<T extends Row>(table: Table<T>, where: Query["where"]): T | undefined {
  return page(table, { where, direction: "descending", after: undefined, limit: 1 }).rows[0];
}

/**
 * A page in time proportional to its length and the logarithm of the table, whatever a filter leaves out. Only where
 * several filters are each met often and seldom together does it look at the table between, 32 rows at a step.
 */
export function page<T extends Row>(table: Table<T>, query: Query): PageOfRows<T> {
  const [low, high] = positionsWithin(table, query.createdAt);
  const filters = filtersOf(table, query.where);
  const step = query.direction === "ascending" ? 1 : -1;
  const rows: T[] = [];
  let last: number | undefined;
  let position = step === 1 ? Math.max(low, (query.after ?? -1) + 1) : Math.min(high, (query.after ?? Infinity) - 1);
  for (;;) {
    position = nextMatch(filters, position, step);
    if (position < low || position > high) return { rows, last, hasMore: false };
    if (rows.length === query.limit) return { rows, last, hasMore: true };
    rows.push(itemAt(table.rows, position) as T);
    last = position;
    position += step;
  }
}

export function allRows<T extends Row>(table: Table<T>): T[] {
  const rows: T[] = [];
  for (let position = table.first; position < table.next; position++) rows.push(itemAt(table.rows, position) as T);
  return rows;
}

export function forkTable<T extends Row>(table: Table<T>): Table<T> {
  const { indexKeys, first, next } = table;
  const indexes: Record<string, LayeredMap<string, NumberSet>> = {};
  for (const name in table.indexes) indexes[name] = forkMap(indexOf(table, name));
  return { rows: forkPages(table.rows), positions: forkMap(table.positions), indexKeys, indexes, first, next };
}

/** A table as JSON: its rows and where they start. The indexes are made again. */
export interface TableJson<T> {
  readonly first: number;
  readonly rows: readonly T[];
}

export function tableToJson<T extends Row>(table: Table<T>): TableJson<T> {
  return { first: table.first, rows: allRows(table) };
}

export function fillTable<T extends Row>(table: Table<T>, { first, rows }: TableJson<T>): void {
  table.first = first;
  table.next = first;
  for (const row of rows) insert(table, row);
}

/** What is wrong with the indexes; empty when nothing is. */
export function indexFaults<T extends Row>(table: Table<T>): string[] {
  const rows = allRows(table);
  return Object.keys(table.indexKeys).flatMap((name) => {
    const faults: string[] = [];
    const keys = rows.map((row) => indexKey(table, name, row));
    for (const [key, members] of entriesOf(indexOf(table, name))) {
      for (let at = next(members, 0); at !== -1; at = next(members, at + 1)) {
        if (keys[at - table.first] !== key) faults.push(`${name} ${key} lists position ${at}`);
      }
    }
    for (const [index, key] of keys.entries()) {
      const position = table.first + index;
      if (key !== null && previous(get(indexOf(table, name), key) ?? emptySet, position) !== position) {
        faults.push(`${name} lacks ${rows[index]?.id}`);
      }
    }
    return faults;
  });
}

function indexOf<T extends Row>(table: Table<T>, name: string): LayeredMap<string, NumberSet> {
  const index = table.indexes[name];
  if (index === undefined) throw new Error(`There is no index ${name}.`);
  return index;
}

function indexKey<T extends Row>(table: Table<T>, name: string, row: T): string | null {
  return (table.indexKeys[name] as IndexKey<T>)(row);
}

function reindex<T extends Row>(
  table: Table<T>,
  name: string,
  position: number,
  from: string | null,
  to: string | null,
) {
  if (from === to) return;
  const index = indexOf(table, name);
  if (from !== null) changeMembers(index, from, position, without);
  if (to !== null) changeMembers(index, to, position, added);
}

function changeMembers(
  index: LayeredMap<string, NumberSet>,
  key: string,
  position: number,
  change: typeof added | typeof without,
): void {
  const own = getOwn(index, key);
  const members = own ?? get(index, key) ?? emptySet;
  const changed = change(members, position, own !== undefined);
  if (isVacant(changed)) remove(index, key);
  // What is the index's own is changed in place.
  else if (changed !== members) set(index, key, changed);
}

/** The lowest and highest position whose row was created within the bounds. Rows are in order of creation. */
function positionsWithin<T extends Row>(table: Table<T>, bounds: CreatedAtBounds = {}): [number, number] {
  const { after, before, on_or_after, on_or_before } = bounds;
  let low = table.first;
  let high = table.next - 1;
  if (on_or_after !== undefined)
    low = Math.max(
      low,
      firstPosition(table, (at) => at >= on_or_after),
    );
  if (after !== undefined)
    low = Math.max(
      low,
      firstPosition(table, (at) => at > after),
    );
  if (before !== undefined) high = Math.min(high, firstPosition(table, (at) => at >= before) - 1);
  if (on_or_before !== undefined) high = Math.min(high, firstPosition(table, (at) => at > on_or_before) - 1);
  return [low, high];
}

/** The first position whose time of creation `holds`; once it holds, it holds for all that follow. */
function firstPosition<T extends Row>(table: Table<T>, holds: (createdAt: string) => boolean): number {
  let low = table.first;
  let high = table.next;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds((itemAt(table.rows, middle) as T).created_at)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function filtersOf<T extends Row>(table: Table<T>, where: Query["where"]): NumberSet[][] {
  const filters: NumberSet[][] = [];
  for (const name in where) {
    const values = where[name];
    if (values === undefined) continue;
    const index = indexOf(table, name);
    filters.push(values.map((value) => get(index, value) ?? emptySet));
  }
  return filters;
}

/** The nearest position from `start` on, in the direction of `step`, that every filter holds; -1 when there is none. */
function nextMatch(filters: readonly NumberSet[][], start: number, step: 1 | -1): number {
  if (filters.length === 0) return start;
  let position = start;
  for (;;) {
    position = furthest(filters, position, step);
    if (position < 0 || filters.length === 1) return position;
    // Where several filters are met often but seldom together, 32 positions are compared at once.
    const bit = nearestBit(sharedWord(filters, position >>> 5), position & 31, step);
    if (bit !== -1) return (position & ~31) + bit;
    position = step === 1 ? (position | 31) + 1 : (position & ~31) - 1;
    if (position < 0) return -1;
  }
}

/** No position before this one, in the direction of `step`, is held by every filter; -1 when one filter has no more. */
function furthest(filters: readonly NumberSet[][], start: number, step: 1 | -1): number {
  let position = start;
  for (const alternatives of filters) {
    const nearest = nearestOf(alternatives, position, step);
    if (nearest === -1) return -1;
    position = nearest;
  }
  return position;
}

/** Which of 32 positions every filter holds, as bits. */
function sharedWord(filters: readonly NumberSet[][], index: number): number {
  return filters.reduce(
    (shared, alternatives) => shared & alternatives.reduce((any, members) => any | wordOf(members, index), 0),
    -1,
  );
}

function nearestOf(alternatives: readonly NumberSet[], position: number, step: 1 | -1): number {
  let nearest = -1;
  for (const members of alternatives) {
    const found = step === 1 ? next(members, position) : previous(members, position);
    if (found !== -1 && (nearest === -1 || (found - nearest) * step < 0)) nearest = found;
  }
  return nearest;
}
