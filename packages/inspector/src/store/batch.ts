/** Collects items and passes them on at most once in a span of time: the first item at once, later ones together. */
export interface Batch<Item> {
  add(item: Item): void;
}

export function createBatch<Item>(spanMs: number, handle: (items: readonly Item[]) => void): Batch<Item> {
  let items: Item[] = [];
  let isWaiting = false;

  function flush(): void {
    if (items.length === 0) {
      isWaiting = false;
      return;
    }
    const taken = items;
    items = [];
    isWaiting = true;
    setTimeout(flush, spanMs);
    handle(taken);
  }

  return {
    add(item) {
      items.push(item);
      if (!isWaiting) flush();
    },
  };
}
