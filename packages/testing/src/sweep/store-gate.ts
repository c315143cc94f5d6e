import { writeSync } from "node:fs";
import { type Boundaries, READ } from "./boundaries.ts";
import { never } from "./never.ts";
import { ProcessCrash } from "./process-crash.ts";
import { isPromise } from "./stores/is-promise.ts";
import type { CallStyle, StoreGate } from "./stores/store-adapter.ts";

/** The functions that a call of the store calls when it begins and ends. */
interface CallEnds {
  readonly name: string;
  /** It is in progress, and may take effect at any time. */
  begin(): void;
  /** It is complete. */
  end(): void;
  /** It has failed in a process that runs. */
  fail(error: unknown): void;
}

const READING: CallEnds = { name: READ, begin() {}, end() {}, fail() {} };

/** So many calls of a dead process fail. */
const MOST_ERRORS = 1_000;
/** After so many calls, a dead process does not end by itself. */
const MOST_CALLS = 200_000;

/** Says why the test run stands still. Written at once, because nothing else has a turn any more. */
function warnOfLoop(): void {
  writeSync(
    2,
    "[sandbank] The fault sweep stands still: after a crash, the app catches each error of its store and tries again at " +
      "once, so it never ends. Let it wait before it tries again, with `sleep` of `start`, or try only a few times.\n",
  );
}

/** Opens the gate to the store of a process. */
export function openGate(boundaries: Boundaries): StoreGate {
  const { process, timeline, calls, slow } = boundaries;

  let errors = 0;

  function closed(style: CallStyle | undefined): never {
    // The caller awaits the promise: it passes for the result of an asynchronous call.
    if (style === "async") return never() as never;
    if (++errors <= MOST_ERRORS) throw new ProcessCrash();
    // The app catches each error and tries again at once. Most such loops end with a call that does not fail.
    if (errors === MOST_CALLS) warnOfLoop();
    return undefined as never;
  }

  /** Ends a process that reaches boundaries without an end: nothing else stops a synchronous loop. */
  function isStopped(): boolean {
    if (timeline.isEndless()) process.crash();
    return process.isDead();
  }

  /** Performs a call and lets its result through, unless the process has crashed. */
  function passed<Result>(call: () => Result, { name, begin, end, fail }: CallEnds): Result {
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
    calls.began(name);
    begin();
    const settled = (async () => {
      try {
        const value = await result;
        calls.ended(name);
        if (!process.isDead()) end();
        return process.isDead() ? never() : value;
      } catch (error) {
        calls.ended(name);
        if (process.isDead()) return never();
        fail(error);
        throw error;
      }
    })();
    return settled as Result;
  }

  function perform<Result>(style: CallStyle | undefined, pass: () => Result): Result {
    if (process.isDead()) return closed(style);
    const { held } = boundaries;
    if (held === null || style !== "async") return pass();
    return (async () => {
      await held;
      return process.isDead() ? closed(style) : pass();
    })() as Result;
  }

  return {
    isDead: process.isDead,
    crashed: process.crashed,
    beforeSent: slow.wait,
    callback(act) {
      calls.ended();
      let isSettled = true;
      try {
        const result = act();
        if (!isPromise(result)) return result;
        isSettled = false;
        return result.finally(calls.began) as typeof result;
      } finally {
        if (isSettled) calls.began();
      }
    },
    read(call, style) {
      timeline.read();
      return isStopped() ? closed(style) : perform(style, () => passed(call, READING));
    },
    write(name, call, style) {
      return perform(style, () => {
        const index = timeline.moments.length;
        if (timeline.reach("write", name)?.fault === "crash") process.crash();
        if (isStopped()) return closed(style);
        return passed(call, {
          name,
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
