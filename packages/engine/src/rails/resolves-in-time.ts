import { timeOf } from "../ports/instant.ts";
import { toTimestamp } from "../ports/time.ts";
import { parameterChecksOf } from "../resource-kit/parameter-check.ts";

const check = parameterChecksOf<"simulations.inboundAchTransfers.create">();

/** What arrives now cannot have been resolved before. */
export const resolvesInTime = check({
  reads: ["resolve_at"],
  issues: ({ state }, time) =>
    time !== undefined && timeOf(time) < state.now
      ? [{ field: "resolve_at", message: `is in the past: the bank's time is ${toTimestamp(state.now)}` }]
      : [],
});
