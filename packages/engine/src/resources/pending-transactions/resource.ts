import type { Resource } from "../../resource-kit/resource.ts";
import { pendingTransactionOperations } from "./operations.ts";
import { pendingTransactionStates } from "./states.ts";

export const pendingTransactions = {
  name: "pending-transactions",
  operations: pendingTransactionOperations,
  indexes: {
    pendingTransactions: {
      account_id: (pending) => pending.account_id,
      category: (pending) => pending.source.category,
      /** The Check Deposit that it belongs to; the Check Deposit does not contain this id. */
      check_deposit_id: (pending) => pending.source.check_deposit_instruction?.check_deposit_id ?? null,
      route_id: (pending) => pending.route_id,
      status: (pending) => pending.status,
    },
  },
  stateMachines: [
    {
      type: "pending_transaction",
      field: "status",
      initial: ["pending"],
      table: pendingTransactionStates,
      automatic: { pending: ["complete"] },
    },
  ],
} as const satisfies Resource;
