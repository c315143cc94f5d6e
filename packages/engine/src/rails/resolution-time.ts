import { fromTimestamp } from "../ports/time.ts";
import type { World } from "../world.ts";

const LIVE_DELAY_MS = 3_600_000;

/**
 * When what has arrived is accepted or declined, in milliseconds since 1970; null for at once. Without `resolveAt` the
 * sandbox resolves at once, and a live bank after an hour.
 */
export function resolutionTime({ state }: World, resolveAt: string | undefined): number | null {
  if (resolveAt !== undefined) return fromTimestamp(resolveAt);
  return state.genesis.environment === "live" ? state.now + LIVE_DELAY_MS : null;
}
