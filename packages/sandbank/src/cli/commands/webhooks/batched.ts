/**
 * Yields the values of a source in batches: each has the values since the previous batch, at least one. It always reads
 * the source, so that a slow consumer does not delay the source, but gets larger batches.
 */
export async function* batched<Value>(source: AsyncIterable<Value>): AsyncGenerator<readonly Value[]> {
  let waiting: Value[] = [];
  let isOver = false;
  let wake = () => {};
  const reading = (async () => {
    try {
      for await (const value of source) {
        waiting.push(value);
        wake();
      }
    } finally {
      isOver = true;
      wake();
    }
  })();
  // An error of the source is thrown after the values that came before it.
  reading.catch(() => {});
  for (;;) {
    if (waiting.length === 0 && !isOver) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (waiting.length === 0) return await reading;
    const batch = waiting;
    waiting = [];
    yield batch;
  }
}
