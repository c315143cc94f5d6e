/**
 * Yields what a source has had since the last time, at least one value each. The source is read all the time, so that a
 * slow consumer gets more at once and does not hold up the source.
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
  // An error of the source is thrown after the values in front of it.
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
