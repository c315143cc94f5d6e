import type { Resource } from "../../resource-kit/resource.ts";
import { checkDepositNeverGiven, checkDepositRules } from "./decline-rules.ts";
import { checkDepositOperations } from "./operations.ts";
import { checkDepositStates } from "./states.ts";

export const checkDeposits = {
  name: "check-deposits",
  operations: checkDepositOperations,
  indexes: {
    checkDeposits: {
      account_id: (deposit) => deposit.account_id,
      idempotency_key: (deposit) => deposit.idempotency_key,
    },
  },
  stateMachines: [
    {
      type: "check_deposit",
      field: "status",
      initial: ["pending"],
      table: checkDepositStates,
    },
  ],
  rail: {
    name: "check_deposit",
    title: "Check deposits",
    category: "check_deposit_rejection",
    rules: checkDepositRules,
    neverGiven: checkDepositNeverGiven,
    simulations: ["simulations.checkDeposits.reject"],
  },
} as const satisfies Resource;
