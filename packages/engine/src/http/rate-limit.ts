import type { State } from "../state.ts";

/** The requests of one second of the bank's clock. */
export interface RateWindow {
  second: number;
  requests: number;
}

export function createRateWindow(): RateWindow {
  return { second: 0, requests: 0 };
}

/** Counts a request; the seconds to wait when the limit is used up, else 0 (D-17). */
export function takeTurn(window: RateWindow, { genesis, now }: State): number {
  if (genesis.rateLimit === null) return 0;
  const second = Math.floor(now / 1_000);
  if (second !== window.second) {
    window.second = second;
    window.requests = 0;
  }
  if (window.requests >= genesis.rateLimit.perSecond) return 1;
  window.requests++;
  return 0;
}
