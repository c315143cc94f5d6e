/** The latest items of a list: item n, from 0, is at n % most. An array that drops its first item moves all others. */
export interface Ring<T> {
  readonly most: number;
  readonly slots: T[];
  /** The number of items so far. */
  next: number;
}

export function createRing<T>(most: number): Ring<T> {
  return { most, slots: [], next: 0 };
}

/** Adds an item. If the ring is full, its oldest item is dropped and returned. */
export function addItem<T>(ring: Ring<T>, item: T): T | undefined {
  const index = ring.next++ % ring.most;
  const dropped = ring.slots[index];
  ring.slots[index] = item;
  return dropped;
}

/** The item of a number; undefined if the ring has not got it, or no longer. */
export function itemAt<T>({ slots, most, next }: Ring<T>, number: number): T | undefined {
  return number >= next - most && number < next ? slots[number % most] : undefined;
}

export function oldestItem<T>(ring: Ring<T>): T | undefined {
  return itemAt(ring, Math.max(0, ring.next - ring.most));
}
