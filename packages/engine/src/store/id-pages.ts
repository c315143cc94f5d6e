import { createMap, forkMap, get, getOwn, type LayeredMap, remove, set } from "./layered-map.ts";

/** Ids by their position, which counts on by one: in pages, so that one is added for next to nothing. Forks in O(1). */
export type IdPages = LayeredMap<number, string[]>;

/** A page has 2 ** 8 places. A fork that adds to a page of both copies it once. */
const PAGE_BITS = 8;
const LAST_PLACE = 2 ** PAGE_BITS - 1;

export function createIdPages(): IdPages {
  return createMap();
}

export function forkIdPages(pages: IdPages): IdPages {
  return forkMap(pages);
}

export function idAt(pages: IdPages, position: number): string | undefined {
  return get(pages, position >>> PAGE_BITS)?.[position & LAST_PLACE];
}

export function addId(pages: IdPages, position: number, id: string): void {
  const number = position >>> PAGE_BITS;
  let page = getOwn(pages, number);
  if (page === undefined) {
    page = [...(get(pages, number) ?? [])];
    set(pages, number, page);
  }
  page[position & LAST_PLACE] = id;
}

/** Positions leave from the lowest on: a page goes with its last. */
export function dropId(pages: IdPages, position: number): void {
  if ((position & LAST_PLACE) === LAST_PLACE) remove(pages, position >>> PAGE_BITS);
}
