/**
 * Returns a function that collects items and passes them on at most once in a span, in milliseconds: the first item at
 * once, later ones together.
 */
export function createBatch<Item>(span: () => number, handle: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  let isWaiting = false;

  function flush(): void {
    isWaiting = items.length > 0;
    if (!isWaiting) return;
    const taken = items;
    items = [];
    setTimeout(flush, span());
    handle(taken);
  }

  return (item) => {
    items.push(item);
    if (!isWaiting) flush();
  };
}
