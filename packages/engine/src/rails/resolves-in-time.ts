import { timeOf, toTimestamp } from "../ports/time.ts";
import type { ParameterCheck } from "../resource-kit/parameter-check.ts";

/** What arrives now cannot have been resolved before. */
export const resolvesInTime: ParameterCheck = ({ state }, { resolve_at: time }) =>
  typeof time === "string" && timeOf(time) < state.now
    ? [{ field: "resolve_at", message: `is in the past: the bank's time is ${toTimestamp(state.now)}` }]
    : [];
