export interface Shortening<Item> {
  /** Whether the rest still passes. */
  readonly isWanted: (items: readonly Item[]) => boolean;
  /** The items without which an item cannot be, with the item itself. They are only removed together with it. */
  readonly needsOf: (item: Item) => readonly Item[];
  /** Ends the search early. */
  readonly isOver: () => boolean;
  /** Called with the number of remaining items. */
  readonly onProgress: (left: number) => void;
}

/**
 * Removes items as long as the rest passes the check: first all, then halves, then smaller parts down to single items,
 * from the end (delta debugging). An item that is removed takes those along that need it. Few tries suffice if items
 * that belong together are neighbours.
 */
export function shorten<Item>(items: readonly Item[], shortening: Shortening<Item>): readonly Item[] {
  const { isWanted, needsOf, isOver, onProgress } = shortening;
  let left = items;
  let size = left.length;
  while (size > 0) {
    const before = left.length;
    let end = left.length;
    while (end > 0 && !isOver()) {
      const start = Math.max(0, end - size);
      const removed = new Set(left.slice(start, end));
      const stays = (item: Item) => !needsOf(item).some((needed) => removed.has(needed));
      const candidate = left.filter(stays);
      end = start;
      if (!isWanted(candidate)) continue;
      end = left.slice(0, start).filter(stays).length;
      left = candidate;
      onProgress(left.length);
    }
    if (isOver() || (size === 1 && left.length === before)) break;
    size = Math.max(1, Math.min(Math.ceil(size / 2), left.length));
  }
  return left;
}
