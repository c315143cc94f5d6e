import { createMap, forkMap, get, getOwn, type LayeredMap, remove, set } from "./layered-map.ts";

/** Items by their position, which counts on by one: in pages, so that one is added for next to nothing. Forks in O(1). */
export type Pages<T> = LayeredMap<number, (T | undefined)[]>;

/** A page has 2 ** 4 places. A fork that writes to a page of both copies it once. */
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

/** Adds the item that comes next, or puts one in the place of another. */
export function putItem<T>(pages: Pages<T>, position: number, item: T): void {
  const [number, place] = [position >>> PAGE_BITS, position & LAST_PLACE];
  const own = getOwn(pages, number);
  if (own !== undefined) own[place] = item;
  else set(pages, number, withItem(get(pages, number) ?? [], place, item));
}

/** A copy that reserves no memory for more: many forks add one item. */
function withItem<T>(page: readonly (T | undefined)[], place: number, item: T): (T | undefined)[] {
  if (place === page.length) return page.concat([item]);
  const copy = [...page];
  copy[place] = item;
  return copy;
}

/** Items leave from the lowest position on: a page goes with its last. Of a page that a fork shares, they stay until then. */
export function dropItem<T>(pages: Pages<T>, position: number): void {
  const [number, place] = [position >>> PAGE_BITS, position & LAST_PLACE];
  const page = getOwn(pages, number);
  if (place === LAST_PLACE) remove(pages, number);
  else if (page !== undefined) page[place] = undefined;
}
