/** Work in progress, and the work that it is part of. */
interface Work {
  /**
   * The key that the work holds, such as a connection. Undefined as soon as the work has ended: a timer that it started may
   * go on for longer.
   */
  holds: object | undefined;
  readonly outer: Work | undefined;
}

/** The part of `AsyncLocalStorage` that is used here. */
interface AsyncContext {
  getStore(): Work | undefined;
  run<Result>(work: Work, act: () => Result): Result;
}

let context: AsyncContext | undefined;

/**
 * Whether the caller is part of work that holds `key`, and would wait for itself if it waited for `key`. Always false where
 * there is no asynchronous context, as in browsers.
 */
export function isPartOfWorkOn(key: object): boolean {
  for (let work = context?.getStore(); work; work = work.outer) {
    if (work.holds === key) return true;
  }
  return false;
}

/** Runs work that holds `key` until it has ended. */
export async function workOn<Result>(key: object, act: () => Promise<Result>): Promise<Result> {
  context ??= newContext();
  if (!context) return act();
  const work: Work = { holds: key, outer: context.getStore() };
  try {
    return await context.run(work, act);
  } finally {
    work.holds = undefined;
  }
}

function newContext(): AsyncContext | undefined {
  const { process } = globalThis as {
    process?: { getBuiltinModule?(name: string): { readonly AsyncLocalStorage?: new () => AsyncContext } | undefined };
  };
  const { AsyncLocalStorage } = process?.getBuiltinModule?.("node:async_hooks") ?? {};
  return AsyncLocalStorage && new AsyncLocalStorage();
}
