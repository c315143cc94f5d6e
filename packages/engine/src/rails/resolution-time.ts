import { toTime } from "../ports/instant.ts";
import { toTimestamp, YEAR_9999_END } from "../ports/time.ts";
import { defineParameterChecks } from "../resource-kit/parameter-check.ts";
import type { World } from "../world/world.ts";

const LIVE_DELAY_MS = 3_600_000;

/**
 * The time at which an arrived item is accepted or declined, in milliseconds since 1970; null for immediately. Without
 * `resolveAt` a sandbox bank resolves immediately and a live bank after an hour.
 */
export function resolutionTime({ state }: World, resolveAt: string | undefined): number | null {
  const delay = state.genesis.environment === "live" ? LIVE_DELAY_MS : 0;
  const asked = resolveAt === undefined ? state.now + delay : toTime(resolveAt);
  const time = Math.min(asked, YEAR_9999_END);
  return time === state.now ? null : time;
}

const check = defineParameterChecks<"simulations.inboundAchTransfers.create">();

/** Refuses a `resolve_at` in the past: an item cannot resolve before it arrives. */
export const resolvesInTime = check({
  id: "resolve_at-not-past",
  reads: ["resolve_at"],
  issues: ({ state }, time) =>
    time !== undefined && toTime(time) < state.now
      ? [{ field: "resolve_at", message: `is in the past: the bank's time is ${toTimestamp(state.now)}` }]
      : [],
});
