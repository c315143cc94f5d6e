import { deepFreeze } from "./freeze.ts";
import { createMap, forkMap, get, type LayeredMap, listEntries, remove, set } from "./layered-map.ts";
import { type NumberSet, nearestBit, next, previous, readWord } from "./number-set.ts";
import { createPages, dropItem, forkPages, itemAt, type Pages, putItem } from "./pages.ts";
import { createRowIndex, forkRowIndex, moveRow, type RowIndex, readPositions } from "./row-index.ts";

/** A row of a table: plain, frozen data with an id. */
export interface Row {
  readonly id: string;
  readonly created_at: string;
}

/** Reads the value to index a row by; null leaves the row out of the index. */
export type IndexKey<T> = (row: T) => string | null;

/** The objects of one type, in order of creation. Forks share the content until one of them writes. */
export interface Table<T extends Row> {
  content: Content<T>;
  isShared: boolean;
}

/** The rows, and how to find them by id and by indexed fields. */
interface Content<T extends Row> {
  readonly rows: Pages<T>;
  /** The position of each row by its id. Updated at a lookup, because many tables are never searched by id. */
  readonly positions: LayeredMap<string, number>;
  /** Rows before this position are in `positions`. */
  positionsUntil: number;
  readonly indexKeys: Readonly<Record<string, IndexKey<T>>>;
  /** Each index is made and updated when it is used, because most never are. */
  readonly indexes: Record<string, RowIndex>;
  /** The position of the oldest row in the table. */
  first: number;
  /** The position of the next row. */
  next: number;
}

/** Selects the rows of a page. A row must meet all conditions. */
export interface Query {
  /** For each index, the accepted values. */
  readonly where: Readonly<Record<string, readonly string[] | undefined>>;
  readonly createdAt?: CreatedAtBounds | undefined;
  readonly direction: "ascending" | "descending";
  /** The position of the last row of the previous page. */
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
  /** The position of the last row, where the next page continues. */
  readonly last: number | undefined;
  readonly hasMore: boolean;
}

export function createTable<T extends Row>(indexKeys: Readonly<Record<string, IndexKey<T>>>): Table<T> {
  const [rows, positions] = [createPages<T>(), createMap<string, number>()];
  const content = { rows, positions, positionsUntil: 0, indexKeys, indexes: {}, first: 0, next: 0 };
  return { content, isShared: false };
}

export function find<T extends Row>({ content }: Table<T>, id: string): T | undefined {
  const position = findPosition(content, id);
  return position === undefined ? undefined : itemAt(content.rows, position);
}

export function insert<T extends Row>(table: Table<T>, row: NoInfer<T>): void {
  const content = ownContent(table);
  const position = content.next++;
  putItem(content.rows, position, deepFreeze(row));
}

/** Replaces the row with the same id. */
export function replace<T extends Row>(table: Table<T>, row: NoInfer<T>): void {
  const content = ownContent(table);
  const position = findPosition(content, row.id);
  if (position === undefined) throw new Error(`No row ${row.id} to replace.`);
  const before = itemAt(content.rows, position) as T;
  putItem(content.rows, position, deepFreeze(row));
  reindex(content, position, before, row);
}

export function oldest<T extends Row>({ content }: Table<T>): T | undefined {
  return content.first < content.next ? itemAt(content.rows, content.first) : undefined;
}

export function newest<T extends Row>({ content }: Table<T>): T | undefined {
  return content.first < content.next ? itemAt(content.rows, content.next - 1) : undefined;
}

/**
 * Removes the oldest rows while `isExpired` returns true for them, and tells `onRemoved` each with its position. Returns the
 * oldest row that is left.
 */
export function removeOldest<T extends Row>(
  table: Table<T>,
  isExpired: (row: T) => boolean,
  onRemoved?: (row: T, position: number) => void,
): T | undefined {
  for (let row = oldest(table); row !== undefined; row = oldest(table)) {
    if (!isExpired(row)) return row;
    const content = ownContent(table);
    const position = content.first++;
    dropItem(content.rows, position);
    if (position < content.positionsUntil) remove(content.positions, row.id);
    reindex(content, position, row, null);
    onRemoved?.(row, position);
  }
  return undefined;
}

/** The number of rows. */
export function count<T extends Row>({ content }: Table<T>): number {
  return content.next - content.first;
}

/** The position of the oldest row, or of the next one in a table without rows. */
export function firstPosition<T extends Row>({ content }: Table<T>): number {
  return content.first;
}

/** The position of the next row. */
export function nextPosition<T extends Row>({ content }: Table<T>): number {
  return content.next;
}

/** The rows from a position up to another, exclusive, without removed rows. */
export function rowsBetween<T extends Row>({ content }: Table<T>, from: number, until: number): T[] {
  const [low, high] = [Math.max(from, content.first), Math.min(until, content.next)];
  return Array.from({ length: Math.max(0, high - low) }, (_, index) => itemAt(content.rows, low + index) as T);
}

/** All rows with these values, oldest first. */
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

/** The newest row with these values. */
export function latest<T extends Row>(table: Table<T>, where: Query["where"]): T | undefined {
  return page(table, { where, direction: "descending", after: undefined, limit: 1 }).rows[0];
}

/** The oldest row with these values. */
export function earliest<T extends Row>(table: Table<T>, where: Query["where"]): T | undefined {
  return page(table, { where, direction: "ascending", after: undefined, limit: 1 }).rows[0];
}

/**
 * A page of rows, in time proportional to its length and the logarithm of the table, however many rows the filters
 * exclude. Only if several filters match often but rarely together does it scan the table, 32 rows at a step.
 */
export function page<T extends Row>(table: Table<T>, query: Query): PageOfRows<T> {
  const { content } = table;
  const [low, high] = positionsWithin(content, query.createdAt);
  const filters = listFilters(content, query.where);
  const step = query.direction === "ascending" ? 1 : -1;
  const rows: T[] = [];
  let last: number | undefined;
  let position = step === 1 ? Math.max(low, (query.after ?? -1) + 1) : Math.min(high, (query.after ?? Infinity) - 1);
  for (;;) {
    position = nextMatch(filters, position, step);
    if (position < low || position > high) return { rows, last, hasMore: false };
    if (rows.length === query.limit) return { rows, last, hasMore: true };
    rows.push(itemAt(content.rows, position) as T);
    last = position;
    position += step;
  }
}

export function allRows<T extends Row>(table: Table<T>): T[] {
  return rowsBetween(table, table.content.first, table.content.next);
}

export function forkTable<T extends Row>(table: Table<T>): Table<T> {
  table.isShared = true;
  return { content: table.content, isShared: true };
}

function findPosition<T extends Row>(content: Content<T>, id: string): number | undefined {
  locateRows(content);
  return get(content.positions, id);
}

/** Brings `positions` up to date. */
function locateRows<T extends Row>(content: Content<T>): void {
  const { positions, positionsUntil, rows, first, next } = content;
  for (let position = Math.max(positionsUntil, first); position < next; position++) {
    set(positions, (itemAt(rows, position) as T).id, position);
  }
  content.positionsUntil = next;
}

/** The content that this table may change. The first write after a fork copies it. */
function ownContent<T extends Row>(table: Table<T>): Content<T> {
  if (table.isShared) {
    table.content = forkContent(table.content);
    table.isShared = false;
  }
  return table.content;
}

function forkContent<T extends Row>(content: Content<T>): Content<T> {
  const { rows, positions, indexKeys, first, next } = content;
  // Updates the shared indexes first, so that this work is done once for all forks.
  for (const name in indexKeys) upToDate(content, name);
  locateRows(content);
  return {
    rows: forkPages(rows),
    positions: forkMap(positions),
    positionsUntil: next,
    indexKeys,
    indexes: { ...content.indexes },
    first,
    next,
  };
}

/** A table as JSON: its rows and the position of the first. The indexes are rebuilt from them. */
export interface TableJson<T> {
  readonly first: number;
  readonly rows: readonly T[];
}

export function tableToJson<T extends Row>(table: Table<T>): TableJson<T> {
  return { first: table.content.first, rows: allRows(table) };
}

export function fillTable<T extends Row>(table: Table<T>, { first, rows }: TableJson<T>): void {
  table.content.first = first;
  table.content.next = first;
  for (const row of rows) insert(table, row);
}

/** Describes the entries of the indexes that disagree with the rows. */
export function indexViolations<T extends Row>(table: Table<T>): string[] {
  const { first, indexKeys } = table.content;
  const rows = allRows(table);
  return Object.entries(indexKeys).flatMap(([name, keyOf]) => {
    const violations: string[] = [];
    const keys = rows.map(keyOf);
    const index = readIndex(table, name);
    for (const [key, members] of listEntries(index.positions)) {
      for (let at = next(members, 0); at !== -1; at = next(members, at + 1)) {
        if (keys[at - first] !== key) violations.push(`${name} ${key} lists position ${at}`);
      }
    }
    for (const [place, key] of keys.entries()) {
      const position = first + place;
      if (key !== null && previous(readPositions(index, key), position) !== position) {
        violations.push(`${name} lacks ${rows[place]?.id}`);
      }
    }
    return violations;
  });
}

/** An index, updated to contain all rows. */
export function readIndex<T extends Row>({ content }: Table<T>, name: string): RowIndex {
  return upToDate(content, name);
}

function upToDate<T extends Row>(content: Content<T>, name: string): RowIndex {
  const { rows, indexKeys, indexes, first, next } = content;
  const keyOf = indexKeys[name];
  if (keyOf === undefined) throw new Error(`There is no index ${name}.`);
  indexes[name] ??= createRowIndex(content, first);
  if (indexes[name].until === next) return indexes[name];
  const index = ownIndex(content, name);
  for (let position = Math.max(index.until, first); position < next; position++) {
    moveRow(index, position, null, keyOf(itemAt(rows, position) as T));
  }
  index.until = next;
  return index;
}

/** Updates the indexes that contain a changed or removed row. */
function reindex<T extends Row>(content: Content<T>, position: number, before: T, after: T | null): void {
  for (const name in content.indexes) {
    if (position >= (content.indexes[name] as RowIndex).until) continue;
    const keyOf = content.indexKeys[name] as IndexKey<T>;
    const [from, to] = [keyOf(before), after && keyOf(after)];
    if (from !== to) moveRow(ownIndex(content, name), position, from, to);
  }
}

/** The index for this content to change, forked first if it belongs to another content. */
function ownIndex<T extends Row>(content: Content<T>, name: string): RowIndex {
  const index = content.indexes[name] as RowIndex;
  if (index.owner === content) return index;
  const own = forkRowIndex(index, content);
  content.indexes[name] = own;
  return own;
}

/** The lowest and highest position of the rows created within the bounds. Rows are in order of creation. */
function positionsWithin<T extends Row>(content: Content<T>, bounds: CreatedAtBounds = {}): [number, number] {
  const { after, before, on_or_after, on_or_before } = bounds;
  const findFirst = (holds: (createdAt: string) => boolean) => firstPositionWhere(content, holds);
  let low = content.first;
  let high = content.next - 1;
  if (on_or_after !== undefined)
    low = Math.max(
      low,
      findFirst((at) => at >= on_or_after),
    );
  if (after !== undefined)
    low = Math.max(
      low,
      findFirst((at) => at > after),
    );
  if (before !== undefined) high = Math.min(high, findFirst((at) => at >= before) - 1);
  if (on_or_before !== undefined) high = Math.min(high, findFirst((at) => at > on_or_before) - 1);
  return [low, high];
}

/** The first position whose time of creation `holds`. It must also hold for all later positions. */
function firstPositionWhere<T extends Row>(
  { rows, first, next }: Content<T>,
  holds: (createdAt: string) => boolean,
): number {
  let low = first;
  let high = next;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds((itemAt(rows, middle) as T).created_at)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function listFilters<T extends Row>(content: Content<T>, where: Query["where"]): NumberSet[][] {
  const filters: NumberSet[][] = [];
  for (const name in where) {
    const values = where[name];
    if (values === undefined) continue;
    const index = upToDate(content, name);
    // Each match is compared with every value, so a request that repeats a value must not multiply the comparisons.
    const distinct = values.length < 2 ? values : [...new Set(values)];
    filters.push(distinct.map((value) => readPositions(index, value)));
  }
  return filters;
}

/** The nearest position from `start` in the direction of `step` that every filter contains; -1 if there is none. */
function nextMatch(filters: readonly NumberSet[][], start: number, step: 1 | -1): number {
  if (filters.length === 0) return start;
  let position = start;
  for (;;) {
    position = furthest(filters, position, step);
    if (position < 0 || filters.length === 1) return position;
    // Compares 32 positions at once, for filters that match often but rarely together.
    const bit = nearestBit(sharedWord(filters, position >>> 5), position & 31, step);
    if (bit !== -1) return (position & ~31) + bit;
    position = step === 1 ? (position | 31) + 1 : (position & ~31) - 1;
    if (position < 0) return -1;
  }
}

/** A position before which, in the direction of `step`, no position is in every filter; -1 if a filter has no more. */
function furthest(filters: readonly NumberSet[][], start: number, step: 1 | -1): number {
  let position = start;
  for (const alternatives of filters) {
    const nearest = findNearest(alternatives, position, step);
    if (nearest === -1) return -1;
    position = nearest;
  }
  return position;
}

/** The positions that every filter contains, among 32, as bits. */
function sharedWord(filters: readonly NumberSet[][], index: number): number {
  return filters.reduce(
    (shared, alternatives) => shared & alternatives.reduce((any, members) => any | readWord(members, index), 0),
    -1,
  );
}

function findNearest(alternatives: readonly NumberSet[], position: number, step: 1 | -1): number {
  let nearest = -1;
  for (const members of alternatives) {
    const found = step === 1 ? next(members, position) : previous(members, position);
    if (found !== -1 && (nearest === -1 || (found - nearest) * step < 0)) nearest = found;
  }
  return nearest;
}
