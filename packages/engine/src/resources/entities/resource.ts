import type { Resource } from "../../resource-kit/resource.ts";
import { entityOperations } from "./operations.ts";
import { entityParameterChecks } from "./parameter-checks.ts";
import { entityStates } from "./states.ts";

export const entities = {
  name: "entities",
  operations: entityOperations,
  parameterChecks: entityParameterChecks,
  indexes: {
    entities: {
      idempotency_key: (entity) => entity.idempotency_key,
      status: (entity) => entity.status,
      validation_status: (entity) => entity.validation?.status ?? null,
    },
  },
  stateMachines: [{ type: "entity", field: "status", initial: ["active"], table: entityStates }],
} as const satisfies Resource;
