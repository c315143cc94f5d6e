import { createMap, forkMap, get, getOwn, type LayeredMap, remove, set, unsharedKeys } from "./layered-map.ts";

/** Items by consecutive positions, stored in pages of fixed size, so that adding one is cheap. Forks in O(1). */
export type Pages<T> = LayeredMap<number, (T | undefined)[]>;

/** A page has 2 ** 4 places. A fork copies a shared page once, when it first writes to it. */
const PAGE_BITS = 4;
const LAST_PLACE = 2 ** PAGE_BITS - 1;

export function createPages<T>(): Pages<T> {
  return createMap();
}

export function forkPages<T>(pages: Pages<T>): Pages<T> {
  return forkMap(pages);
}

export function itemAt<T>(pages: Pages<T>, position: number): T | undefined {
  return get(pages, position >>> PAGE_BITS)?.[position & LAST_PLACE];
}

/** Adds the next item, or replaces one. */
export function putItem<T>(pages: Pages<T>, position: number, item: T): void {
  const number = position >>> PAGE_BITS;
  const place = position & LAST_PLACE;
  const own = getOwn(pages, number);
  if (own !== undefined) own[place] = item;
  else set(pages, number, withItem(get(pages, number) ?? [], place, item));
}

/** Copies a page without reserving memory for more items, because many forks add only one. */
function withItem<T>(page: readonly (T | undefined)[], place: number, item: T): (T | undefined)[] {
  if (place === page.length) return page.concat([item]);
  const copy = [...page];
  copy[place] = item;
  return copy;
}

/** The positions, in order, at which two lists do not have the same item. */
export function differingPositions<T>(one: Pages<T>, other: Pages<T>): number[] {
  return [...unsharedKeys(one, other)]
    .sort((first, second) => first - second)
    .flatMap((number) => Array.from({ length: LAST_PLACE + 1 }, (_, place) => (number << PAGE_BITS) + place))
    .filter((position) => itemAt(one, position) !== itemAt(other, position));
}

/**
 * Drops the item at the lowest position. A page is removed with its last item; a page shared with a fork keeps its
 * items until then.
 */
export function dropItem<T>(pages: Pages<T>, position: number): void {
  const [number, place] = [position >>> PAGE_BITS, position & LAST_PLACE];
  const page = getOwn(pages, number);
  if (place === LAST_PLACE) remove(pages, number);
  else if (page !== undefined) page[place] = undefined;
}
