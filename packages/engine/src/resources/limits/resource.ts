import type { Resource } from "../../resource-kit/resource.ts";
import { limitOperations } from "./operations.ts";
import { limitStates } from "./states.ts";

export const limits = {
  name: "limits",
  operations: limitOperations,
  indexes: {
    limits: {
      idempotency_key: (limit) => limit.idempotency_key,
      model_id: (limit) => limit.model_id,
      status: (limit) => limit.status,
    },
  },
  stateMachines: [{ type: "limit", field: "status", initial: ["active"], table: limitStates }],
} as const satisfies Resource;
