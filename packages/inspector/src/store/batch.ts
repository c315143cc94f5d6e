/** Returns a function that passes items on: the first one at once, later ones together once in a span of milliseconds. */
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
