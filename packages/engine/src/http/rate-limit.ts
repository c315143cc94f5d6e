import type { State } from "../state/state.ts";

/** Counts a request. Returns the seconds to wait if the rate limit is used up, else 0 (D-17). */
export function countRequest(state: State): number {
  const { genesis, requests } = state;
  if (genesis.rateLimit === null) return 0;
  const second = Math.floor(state.now / 1_000);
  const taken = second === requests.second ? requests.inSecond : 0;
  if (taken >= genesis.rateLimit.perSecond) return 1;
  state.requests = { ...requests, second, inSecond: taken + 1 };
  return 0;
}
