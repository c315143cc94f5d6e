import type { Resource } from "../../resource-kit/resource.ts";
import { transactionOperations } from "./operations.ts";

export const transactions = {
  name: "transactions",
  operations: transactionOperations,
  indexes: {
    transactions: {
      account_id: (transaction) => transaction.account_id,
      category: (transaction) => transaction.source.category,
      route_id: (transaction) => transaction.route_id,
    },
  },
} as const satisfies Resource;
