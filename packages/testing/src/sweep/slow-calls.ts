import type { AppProcess } from "./app-process.ts";

/**
 * The statements of a process that wait to be sent. An app that awaits each of them waits, too. One that goes on meanwhile
 * is always seen to do so, and not only if its database is slow.
 */
export interface SlowCalls {
  /** Resolves when the statement may be sent; undefined if that is now. */
  wait(): Promise<void> | undefined;
  /** How many wait. */
  count(): number;
  /** Lets the newest go, which is the one that an app awaits. Returns whether there was one. */
  release(): boolean;
}

/** `onWait` is called when a statement begins to wait. */
export function createSlowCalls({ crashed }: AppProcess, onWait: () => void): SlowCalls {
  const waiting: (() => void)[] = [];
  const release = () => {
    const last = waiting.pop();
    last?.();
    return last !== undefined;
  };
  crashed.catch(() => {
    while (release()) {}
  });
  return {
    wait() {
      const released = new Promise<void>((resolve) => waiting.push(resolve));
      onWait();
      return released;
    },
    count: () => waiting.length,
    release,
  };
}

/** Those of a process whose statements are sent at once. */
export const noSlowCalls: SlowCalls = { wait: () => undefined, count: () => 0, release: () => false };
