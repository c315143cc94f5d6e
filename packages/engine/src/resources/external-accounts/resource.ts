import type { Resource } from "../../resource-kit/resource.ts";
import { externalAccountOperations } from "./operations.ts";
import { externalAccountStates } from "./states.ts";

export const externalAccounts = {
  name: "external-accounts",
  operations: externalAccountOperations,
  indexes: {
    externalAccounts: {
      idempotency_key: (account) => account.idempotency_key,
      routing_number: (account) => account.routing_number,
      status: (account) => account.status,
    },
  },
  stateMachines: [{ type: "external_account", field: "status", initial: ["active"], table: externalAccountStates }],
} as const satisfies Resource;
