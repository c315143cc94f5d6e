import { onTestFinished } from "vitest";
import type { BankClientOptions } from "../src/index.ts";

/** A clock that only moves when the client waits, and the waits that the client asked for, in milliseconds. */
export function stillTime() {
  const waits: number[] = [];
  const clock = { at: Date.UTC(2026, 0, 1) };
  const options = {
    now: () => clock.at,
    random: () => 0,
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
      clock.at += milliseconds;
    },
  } satisfies Partial<BankClientOptions>;
  return { waits, clock, options };
}

/** Rejections that nobody handled while the test ran. Node reports them once the microtasks are done. */
export function unhandledRejections(): unknown[] {
  const reasons: unknown[] = [];
  const listener = (reason: unknown) => void reasons.push(reason);
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", listener);
  onTestFinished(() => {
    process.off("unhandledRejection", listener);
    for (const other of others) process.on("unhandledRejection", other);
  });
  return reasons;
}

/** Gives Node the time to report rejections that nobody handled. */
export function macrotask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
