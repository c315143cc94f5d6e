import { equal } from "../../objects/lists.ts";
import type { Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";

export const transactionOperations = {
  "transactions.list": createListHandler("transactions", (params) => ({
    where: {
      account_id: equal(params.account_id),
      route_id: equal(params.route_id),
      category: params.category?.in,
    },
  })),
  "transactions.retrieve": retrieveFrom("transactions", "transaction"),
} satisfies Handlers;
