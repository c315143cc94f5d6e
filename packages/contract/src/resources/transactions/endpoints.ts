import { defineEndpoints } from "../../endpoint.ts";
import { transactionListParamsSchema, transactionListSchema, transactionSchema } from "./schema.ts";

export const transactionEndpoints = defineEndpoints({
  "transactions.list": {
    method: "GET",
    path: "/transactions",
    summary: "List Transactions, newest first.",
    params: transactionListParamsSchema,
    result: transactionListSchema,
    extension: true,
  },
  "transactions.retrieve": {
    method: "GET",
    path: "/transactions/{transaction_id}",
    summary: "Retrieve a Transaction.",
    result: transactionSchema,
    extension: true,
  },
});
