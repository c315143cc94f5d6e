import type { Resource } from "../../resource-kit/resource.ts";
import { accountOperations } from "./operations.ts";
import { accountParameterChecks } from "./parameter-checks.ts";
import { accountStates } from "./states.ts";

export const accounts = {
  name: "accounts",
  operations: accountOperations,
  parameterChecks: accountParameterChecks,
  indexes: {
    accounts: {
      entity_id: (account) => account.entity_id,
      informational_entity_id: (account) => account.informational_entity_id,
      program_id: (account) => account.program_id,
      idempotency_key: (account) => account.idempotency_key,
      status: (account) => account.status,
      open_loan: (account) => (account.loan !== null && account.status === "open" ? "yes" : null),
    },
  },
  stateMachines: [{ type: "account", field: "status", initial: ["open"], table: accountStates }],
} as const satisfies Resource;
