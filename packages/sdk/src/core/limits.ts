import { refused, shown } from "./refused.ts";
import type { AbortSignalLike } from "./transport.ts";

/** How long a call may take, and how often it is sent. */
export interface Limits {
  readonly timeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly maxRetries: number;
  readonly maxRetryDelayMs: number;
}

type GivenLimits = { readonly [Name in keyof Limits]?: Limits[Name] | undefined };

/** The limits that are given, in place of the others. Throws a `BankArgumentError` on what a call cannot be limited by. */
export function limitsOf(given: GivenLimits, others: Limits): Limits {
  const limits: Limits = {
    timeoutMs: given.timeoutMs ?? others.timeoutMs,
    totalTimeoutMs: given.totalTimeoutMs ?? others.totalTimeoutMs,
    maxRetries: given.maxRetries ?? others.maxRetries,
    maxRetryDelayMs: given.maxRetryDelayMs ?? others.maxRetryDelayMs,
  };
  for (const [name, value] of Object.entries(limits)) {
    const isTimeout = name.endsWith("imeoutMs");
    const isWhole = name !== "maxRetries" || value === Infinity || Number.isInteger(value);
    if (!(typeof value === "number" && (isTimeout ? value > 0 : value >= 0) && isWhole)) {
      const unit = name === "maxRetries" ? "a whole number" : "a number of milliseconds";
      throw refused(name, `${unit}, ${isTimeout ? "more than 0" : "0 or more"}, not ${shown(value)}`);
    }
  }
  return limits;
}

/** By what is called: a test runner may have an AbortSignal of its own. */
export function checkSignal(signal: AbortSignalLike | null | undefined): void {
  if (signal && typeof signal.throwIfAborted !== "function") throw refused("signal", "an AbortSignal");
}
