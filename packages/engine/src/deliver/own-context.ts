/** Calls a function in the asynchronous context in which this was opened, and resolves like it. */
type OwnContext = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps the asynchronous context of its caller: `AsyncLocalStorage` and `domain`. Each function runs in an async function
 * that began there, because a continuation keeps the context in which it waits. So it needs nothing of the platform.
 */
export function openOwnContext(): OwnContext {
  const acts: (() => void)[] = [];
  let wake = () => {};
  async function runAll(): Promise<never> {
    for (;;) {
      const act = acts.shift();
      if (act !== undefined) act();
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }
  void runAll();
  return (act) =>
    new Promise((resolve) => {
      acts.push(() => resolve(act()));
      wake();
    });
}
