/** An item that says how much memory it takes. */
export interface Sized {
  bytes: number;
}

/** A queue of the latest items. Adding an item, and dropping the oldest one, take the same time in a long queue. */
export interface Ring<T extends Sized> {
  /** The most items. */
  readonly most: number;
  /** The items from number `first` up to `next`, exclusive: item n is at n % most. */
  readonly slots: (T | undefined)[];
  first: number;
  next: number;
  /** The sum over the items. */
  bytes: number;
}

/** An empty ring. Logs can share it, because adding the first item creates another one. */
export function emptyRing<T extends Sized>(most: number): Ring<T> {
  return { most, slots: [], first: 0, next: 0, bytes: 0 };
}

/** Adds an item, and returns the ring that contains it. If the ring is full, its oldest item must be dropped before. */
export function withItem<T extends Sized>(ring: Ring<T>, item: T): Ring<T> {
  // An array literal, unlike an array that grows, reserves no memory for more: many rings have one item.
  if (ring.next === 0) return { most: ring.most, slots: [item], first: 0, next: 1, bytes: item.bytes };
  ring.slots[ring.next % ring.most] = item;
  ring.next++;
  ring.bytes += item.bytes;
  return ring;
}

export function isFull<T extends Sized>({ first, next, most }: Ring<T>): boolean {
  return next - first === most;
}

export function dropOldestItem<T extends Sized>(ring: Ring<T>): T | undefined {
  const item = itemOf(ring, ring.first);
  if (item === undefined) return undefined;
  ring.slots[ring.first % ring.most] = undefined;
  ring.first++;
  ring.bytes -= item.bytes;
  return item;
}

/** The item of a number; undefined if the ring has not got it, or no longer. */
export function itemOf<T extends Sized>({ slots, most, first, next }: Ring<T>, number: number): T | undefined {
  return number >= first && number < next ? slots[number % most] : undefined;
}

export function oldestItem<T extends Sized>(ring: Ring<T>): T | undefined {
  return itemOf(ring, ring.first);
}

export function newestItem<T extends Sized>(ring: Ring<T>): T | undefined {
  return itemOf(ring, ring.next - 1);
}

/** The number of the first item that something holds for. It must also hold for all later items. */
export function firstItemWhere<T extends Sized>(ring: Ring<T>, holds: (item: T) => boolean): number {
  let low = ring.first;
  let high = ring.next;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(itemOf(ring, middle) as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
