/** An append-only list that forks in O(1), in layers like `LayeredMap`. */
export interface LayeredList<T> {
  /** Items that only this side has appended. */
  own: T[];
  /** Frozen and shared with forks, newest first. */
  below: readonly Segment<T>[];
}

interface Segment<T> {
  readonly start: number;
  readonly items: readonly T[];
  /** How many of `items` the list has, from the first. */
  readonly size: number;
}

export function createList<T>(items: T[] = []): LayeredList<T> {
  return { own: items, below: [] };
}

export function countItems<T>(list: LayeredList<T>): number {
  return ownStart(list) + list.own.length;
}

export function append<T>(list: LayeredList<T>, item: T): void {
  // Many forks append one item, and an array literal, unlike one that grows, reserves no memory for more.
  if (list.own.length === 0) list.own = [item];
  else list.own.push(item);
}

/** Removes the last item of a list that is not empty. Forks keep it. */
export function removeLast<T>(list: LayeredList<T>): void {
  if (list.own.length > 0) {
    list.own.pop();
    return;
  }
  const [top, ...rest] = list.below as [Segment<T>, ...Segment<T>[]];
  list.below = top.size === 1 ? rest : [{ ...top, size: top.size - 1 }, ...rest];
}

/** The item at `index`, counted from the start of the whole list. */
export function at<T>(list: LayeredList<T>, index: number): T | undefined {
  const start = ownStart(list);
  if (index >= start) return list.own[index - start];
  for (const segment of list.below) {
    if (index >= segment.start) return segment.items[index - segment.start];
  }
  return undefined;
}

/** The items from `start` up to `end`, exclusive. */
export function slice<T>(list: LayeredList<T>, start: number, end: number): readonly T[] {
  const own = ownStart(list);
  if (start >= own) return list.own.slice(start - own, end - own);
  return Array.from({ length: end - start }, (_, index) => at(list, start + index) as T);
}

export function last<T>(list: LayeredList<T>): T | undefined {
  return list.own.length > 0 ? list.own.at(-1) : at(list, countItems(list) - 1);
}

export function forkList<T>(list: LayeredList<T>): LayeredList<T> {
  if (list.own.length > 0) {
    list.below = merged([{ start: ownStart(list), items: list.own, size: list.own.length }, ...list.below]);
    list.own = [];
  }
  return { own: [], below: list.below };
}

export function listItems<T>(list: LayeredList<T>): T[] {
  return [...list.below.toReversed().flatMap(itemsIn), ...list.own];
}

/** How many items from the front satisfy `holds`, which must be true for a prefix of the list and false after it. */
export function countWhile<T>(list: LayeredList<T>, holds: (item: T) => boolean): number {
  let low = 0;
  let high = countItems(list);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(at(list, middle) as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function ownStart<T>(list: LayeredList<T>): number {
  const top = list.below[0];
  return top === undefined ? 0 : top.start + top.size;
}

function merged<T>(segments: readonly Segment<T>[]): readonly Segment<T>[] {
  const [top, next, ...rest] = segments;
  if (top === undefined || next === undefined || top.size * 2 < next.size) return segments;
  const items = [...itemsIn(next), ...itemsIn(top)];
  return merged([{ start: next.start, items, size: items.length }, ...rest]);
}

function itemsIn<T>({ items, size }: Segment<T>): readonly T[] {
  return items.length === size ? items : items.slice(0, size);
}
