/** A timer of the app. */
export interface AppTimer {
  readonly id: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Its stack begins where the app started the timer. */
  readonly site: { readonly stack?: string };
}

export type Callback = (...args: unknown[]) => unknown;

/**
 * How a timer was started. Who starts a `timeout`, or the `ticks` of `node:timers/promises`, is likely to wait for it; not so for
 * an `interval`, or the time `limit` of a signal.
 */
export type TimerKind = "timeout" | "interval" | "ticks" | "limit";

/** Starts a timer of the app. */
export type StartTimer = (
  kind: TimerKind,
  site: AppTimer["site"],
  callback: Callback,
  delay: number | undefined,
  args?: readonly unknown[],
) => { valueOf(): number };

/** Notes where a function was called. */
export function noteSite(called: (...args: never[]) => unknown): AppTimer["site"] {
  const site = {};
  Error.captureStackTrace?.(site, called);
  return site;
}
