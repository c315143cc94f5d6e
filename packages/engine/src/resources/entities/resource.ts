import type { Resource } from "../../resource-kit/resource.ts";
import { entityOperations } from "./operations.ts";
import { entityStates } from "./states.ts";

export const entities = {
  name: "entities",
  operations: entityOperations,
  indexes: {
    entities: {
      idempotency_key: (entity) => entity.idempotency_key,
      status: (entity) => entity.status,
    },
  },
  stateMachines: [{ type: "entity", field: "status", initial: ["active"], table: entityStates }],
} as const satisfies Resource;
