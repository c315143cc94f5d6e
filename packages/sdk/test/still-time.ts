import { onTestFinished } from "vitest";
import type { BankClientOptions } from "../src/index.ts";

/** Creates a clock that advances only when the client waits, and records the waits in milliseconds. */
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

/** The unhandled rejections during the test. Node reports them after the microtasks. */
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

/** Gives Node the time to report unhandled rejections. */
export function macrotask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
