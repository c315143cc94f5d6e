import { refused, shown } from "./refused.ts";
import type { AbortSignalLike } from "./transport.ts";

/** How long a call may take, how many times the client sends it, and how much it reads. */
export interface Limits {
  readonly timeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly maxRetries: number;
  readonly maxRetryDelayMs: number;
  readonly maxResponseBytes: number;
}

type GivenLimits = { readonly [Name in keyof Limits]?: Limits[Name] | undefined };

/** Merges the given limits over the defaults. Throws a `BankArgumentError` that names an invalid limit. */
export function mergeLimits(given: GivenLimits, others: Limits): Limits {
  const limits: { -readonly [Name in keyof Limits]: Limits[Name] } = { ...others };
  for (const name of Object.keys(others) as (keyof Limits)[]) {
    const value = given[name] as number | null | undefined;
    if (value === undefined || value === null) continue;
    const isBytes = name === "maxResponseBytes";
    const isPositive = isBytes || name.endsWith("imeoutMs");
    const isCount = name === "maxRetries";
    const isInRange = typeof value === "number" && (isPositive ? value > 0 : value >= 0);
    if (!isInRange || (isCount && value % 1 > 0)) {
      const unit = isCount ? "a whole number" : `a number of ${isBytes ? "bytes" : "milliseconds"}`;
      throw refused(name, `${unit}, ${isPositive ? "more than 0" : "0 or more"}, not ${shown(value)}`);
    }
    limits[name] = value;
  }
  return limits;
}

/** Checks for the method instead of the class: a test runner may have an AbortSignal of its own. */
export function checkSignal(signal: AbortSignalLike | null | undefined): void {
  if (signal && typeof signal.throwIfAborted !== "function") throw refused("signal", "an AbortSignal");
}
