/** The largest number of items in all tries together, which takes about ten seconds. */
const MOST_WORK = 200_000;

/**
 * Removes items as long as the rest passes the check: first halves, then smaller parts down to single items, from the
 * end, because an item may need earlier ones (delta debugging). Stops early if that takes too long.
 */
export function shorten<Item>(
  items: readonly Item[],
  isWanted: (items: readonly Item[]) => boolean,
  onProgress: (left: number) => void = () => {},
): readonly Item[] {
  let left = items;
  let work = 0;
  let size = Math.max(1, Math.ceil(left.length / 2));
  for (;;) {
    const before = left.length;
    for (let end = left.length; end > 0; end -= size) {
      const candidate = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)];
      work += candidate.length + 1;
      if (work > MOST_WORK) return left;
      if (!isWanted(candidate)) continue;
      left = candidate;
      onProgress(left.length);
    }
    if (size === 1 && left.length === before) return left;
    size = Math.max(1, Math.ceil(size / 2));
  }
}
