import type { Resource } from "../../resource-kit/resource.ts";
import { declinedTransactionOperations } from "./operations.ts";

export const declinedTransactions = {
  name: "declined-transactions",
  operations: declinedTransactionOperations,
  indexes: {
    declinedTransactions: {
      account_id: (declined) => declined.account_id,
      route_id: (declined) => declined.route_id,
      category: (declined) => declined.source.category,
    },
  },
} as const satisfies Resource;
