import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { isatty } from "node:tty";
import { cannotStart } from "./start-program.ts";

/** Waits until a program ends, passes signals on to it, and resolves with its exit code. */
export function untilEnd(child: ChildProcess, program: string, signal: AbortSignal): Promise<number> {
  // A terminal sends Ctrl-C to all of its programs, and many programs take a second SIGINT for "at once".
  const isInterruptedToo = [0, 1, 2].some(isatty);
  const forward = () => {
    if (signal.reason !== "SIGINT" || !isInterruptedToo) child.kill(signal.reason);
  };
  if (signal.aborted) forward();
  signal.addEventListener("abort", forward);
  return new Promise((done, reject) => {
    child.on("error", (error) => reject(cannotStart(program, error)));
    child.on("close", (code, killedBy) => {
      signal.removeEventListener("abort", forward);
      done(code ?? 128 + (killedBy === null ? 0 : constants.signals[killedBy]));
    });
  });
}
