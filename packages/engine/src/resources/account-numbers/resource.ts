import type { Resource } from "../../resource-kit/resource.ts";
import { accountNumberOperations } from "./operations.ts";
import { accountNumberStates } from "./states.ts";

export const accountNumbers = {
  name: "account-numbers",
  operations: accountNumberOperations,
  indexes: {
    accountNumbers: {
      account_id: (number) => number.account_id,
      account_number: (number) => number.account_number,
      ach_debit_status: (number) => number.inbound_ach.debit_status,
      idempotency_key: (number) => number.idempotency_key,
      status: (number) => number.status,
    },
  },
  stateMachines: [
    {
      type: "account_number",
      field: "status",
      initial: ["active"],
      table: accountNumberStates,
    },
  ],
} as const satisfies Resource;
