/**
 * Returns a function that collects items and passes them on at most once in a span of time: the first item at once,
 * later ones together.
 */
export function createBatch<Item>(spanMs: number, handle: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  let isWaiting = false;

  function flush(): void {
    isWaiting = items.length > 0;
    if (!isWaiting) return;
    const taken = items;
    items = [];
    setTimeout(flush, spanMs);
    handle(taken);
  }

  return (item) => {
    items.push(item);
    if (!isWaiting) flush();
  };
}
