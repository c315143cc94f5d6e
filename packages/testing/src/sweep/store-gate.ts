import type { Boundaries } from "./boundaries.ts";
import { never } from "./never.ts";
import { ProcessCrash } from "./process-crash.ts";
import type { CallStyle, StoreGate } from "./stores/store-adapter.ts";

/** What follows a call. */
interface CallEnds {
  /** It is in progress, and may take effect at any time. */
  begin(): void;
  /** It is complete. */
  end(): void;
  /** It has failed in a process that runs. */
  fail(error: unknown): void;
}

const READ: CallEnds = { begin() {}, end() {}, fail() {} };

/** Opens the gate to the store of a process. */
export function openGate(boundaries: Boundaries): StoreGate {
  const { process, timeline, calls } = boundaries;

  function closed(style: CallStyle | undefined): never {
    // The caller awaits the promise: it passes for the result of an asynchronous call.
    if (style === "async") return never() as never;
    throw new ProcessCrash();
  }

  /** Performs a call and lets its result through, unless the process has crashed. */
  function passed<Result>(call: () => Result, { begin, end, fail }: CallEnds): Result {
    let result: Result;
    try {
      result = call();
    } catch (error) {
      fail(error);
      throw error;
    }
    if (!isThenable(result)) {
      end();
      return process.isDead() ? closed("sync") : result;
    }
    calls.began();
    begin();
    const settled = (async () => {
      try {
        const value = await result;
        calls.ended();
        if (!process.isDead()) end();
        return process.isDead() ? never() : value;
      } catch (error) {
        calls.ended();
        if (process.isDead()) return never();
        fail(error);
        throw error;
      }
    })();
    return settled as Result;
  }

  function perform<Result>(call: () => Result, style: CallStyle | undefined, pass: () => Result): Result {
    if (process.isDead()) return closed(style);
    const { held } = boundaries;
    if (held === null || style !== "async") return pass();
    return (async () => {
      await held;
      return perform(call, style, pass);
    })() as Result;
  }

  return {
    isDead: process.isDead,
    crashed: process.crashed,
    async callback(act) {
      calls.ended();
      try {
        return await act();
      } finally {
        calls.began();
      }
    },
    read(call, style) {
      return perform(call, style, () => passed(call, READ));
    },
    write(name, call, style) {
      return perform(call, style, () => {
        const index = timeline.moments.length;
        if (timeline.reach("write", name)?.fault === "crash") {
          process.crash();
          return closed(style);
        }
        return passed(call, {
          begin: timeline.changed,
          end() {
            timeline.changed();
            if (timeline.reach("written", name)?.fault === "crash") process.crash();
          },
          fail(error) {
            timeline.end(index, `failed: ${error instanceof Error ? error.message : String(error)}`);
          },
        });
      });
    },
  };
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}
