/** Calls a function in the asynchronous context in which this was opened, and resolves like it. */
type OwnContext = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps the asynchronous context of its caller: `AsyncLocalStorage` and `domain`. Each function runs in an async function
 * that began there, because a continuation keeps the context in which it waits. So it needs nothing of the platform.
 */
export function openOwnContext(): OwnContext {
  const acts: (() => void)[] = [];
  let wake = () => {};
  async function runNext(): Promise<void> {
    await (acts.length > 0 ? null : new Promise<void>((resolve) => (wake = resolve)));
    const act = acts.shift();
    // Waits for the next function before it runs this one, which may change the context with `enterWith`.
    void runNext();
    act?.();
  }
  void runNext();
  return (act) =>
    new Promise((resolve) => {
      acts.push(() => resolve(act()));
      wake();
    });
}
