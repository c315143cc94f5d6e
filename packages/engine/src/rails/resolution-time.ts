import { timeOf } from "../ports/instant.ts";
import { toTimestamp, YEAR_9999_END } from "../ports/time.ts";
import { parameterChecksOf } from "../resource-kit/parameter-check.ts";
import type { World } from "../state/world.ts";

const LIVE_DELAY_MS = 3_600_000;

/**
 * When what has arrived is accepted or declined, in milliseconds since 1970; null for at once. Without `resolveAt` the
 * sandbox resolves at once, and a live bank after an hour.
 */
export function resolutionTime({ state }: World, resolveAt: string | undefined): number | null {
  const delay = state.genesis.environment === "live" ? LIVE_DELAY_MS : 0;
  const asked = resolveAt === undefined ? state.now + delay : timeOf(resolveAt);
  const time = Math.min(asked, YEAR_9999_END);
  return time === state.now ? null : time;
}

const check = parameterChecksOf<"simulations.inboundAchTransfers.create">();

/** What arrives now cannot have been resolved before. */
export const resolvesInTime = check({
  reads: ["resolve_at"],
  issues: ({ state }, time) =>
    time !== undefined && timeOf(time) < state.now
      ? [{ field: "resolve_at", message: `is in the past: the bank's time is ${toTimestamp(state.now)}` }]
      : [],
});
