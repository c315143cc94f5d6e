import { runInThisContext } from "node:vm";
import { isProcessCrash } from "./process-crash.ts";

/** A function that other code replaces, too, so it is called by its name. */
interface Emitter {
  emit(event: string | symbol, ...values: unknown[]): boolean;
}

/** Takes an error that nobody caught, or returns false. */
type Taker = (error: unknown) => boolean;

const takers = new Set<Taker>();
let isInstalled = false;

/**
 * Keeps errors of crashed processes from the test runner. Work that nobody awaits and that uses a synchronous store after
 * the crash leaves a rejection that nobody handles. Errors of the app itself still reach the test runner.
 *
 * It stays installed: a timer of a dead process may fire after the sweep.
 */
export function swallowCrashes(): void {
  takeUncaught(isProcessCrash);
}

/** Takes uncaught errors and unhandled rejections before the test runner does, until the returned function is called. */
export function takeUncaught(taker: Taker): () => void {
  install();
  takers.add(taker);
  return () => takers.delete(taker);
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  // Jest gives tests a copy of `process`, which receives no events.
  const emitter = runInThisContext("process") as Emitter;
  const { emit } = emitter;
  emitter.emit = function emitUnlessTaken(this: Emitter, event, ...values) {
    const isError = event === "unhandledRejection" || event === "uncaughtException";
    if (isError && [...takers].some((take) => take(values[0]))) return true;
    return emit.call(this, event, ...values);
  };
}
