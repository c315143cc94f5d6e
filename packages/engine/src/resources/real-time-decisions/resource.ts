import type { Resource } from "../../resource-kit/resource.ts";
import { realTimeDecisionOperations } from "./operations.ts";
import { realTimeDecisionParameterChecks } from "./parameter-checks.ts";
import { realTimeDecisionStates } from "./states.ts";

export const realTimeDecisions = {
  name: "real-time-decisions",
  operations: realTimeDecisionOperations,
  parameterChecks: realTimeDecisionParameterChecks,
  indexes: { realTimeDecisions: {} },
  stateMachines: [
    {
      type: "real_time_decision",
      field: "status",
      initial: ["pending"],
      table: realTimeDecisionStates,
      automatic: { pending: ["timed_out"] },
    },
  ],
} as const satisfies Resource;
