import { runInThisContext } from "node:vm";
import { isProcessCrash } from "./process-crash.ts";

/** A function that other code replaces, too, so it is called by its name. */
interface Emitter {
  emit(event: string | symbol, ...values: unknown[]): boolean;
}

let isInstalled = false;

/**
 * Keeps errors of crashed processes from the test runner. Work that nobody awaits and that uses a synchronous store after
 * the crash leaves a rejection that nobody handles. Errors of the app itself still reach the test runner.
 *
 * It stays installed: a timer of a dead process may fire after the sweep.
 */
export function swallowCrashes(): void {
  if (isInstalled) return;
  isInstalled = true;
  // Jest gives tests a copy of `process`, which receives no events.
  const emitter = runInThisContext("process") as Emitter;
  const { emit } = emitter;
  emitter.emit = function emitUnlessCrash(this: Emitter, event, ...values) {
    const isError = event === "unhandledRejection" || event === "uncaughtException";
    if (isError && isProcessCrash(values[0])) return true;
    return emit.call(this, event, ...values);
  };
}
