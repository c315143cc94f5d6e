import { onTestFinished, vi } from "vitest";
import { BankClient, type BankClientOptions } from "../src/index.ts";
import { type Step, scriptedFetch } from "./scripted-fetch.ts";

export const apiKey = "secret_key_123";

/** Creates a client whose fetch plays the steps. */
export function clientOf(steps: readonly Step[], options: Partial<BankClientOptions> = {}) {
  const { fetch, requests } = scriptedFetch(...steps);
  return { client: new BankClient({ apiKey, baseUrl: "https://bank.test", fetch, ...options }), requests };
}

/** Uses fake timers and a stopped clock, and disables the random part of the waits. */
export function holdTime(): void {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Advances time until the call has settled. Returns its value, or the error that it threw. */
export async function outcomeOf(call: PromiseLike<unknown>): Promise<unknown> {
  const outcome = Promise.resolve(call).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

/** Returns the error that the call threw. */
export async function errorOf(call: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(call).then(
    (value) => {
      throw new Error(`[test] Failed to fail: got ${JSON.stringify(value)}.`);
    },
    (error: unknown) => error,
  );
}
