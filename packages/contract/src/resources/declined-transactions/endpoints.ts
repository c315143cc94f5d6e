import { defineEndpoints } from "../../endpoint.ts";
import {
  declinedTransactionListParamsSchema,
  declinedTransactionListSchema,
  declinedTransactionSchema,
} from "./schema.ts";

export const declinedTransactionEndpoints = defineEndpoints({
  "declinedTransactions.list": {
    method: "GET",
    path: "/declined_transactions",
    summary: "List Declined Transactions, newest first.",
    params: declinedTransactionListParamsSchema,
    result: declinedTransactionListSchema,
  },
  "declinedTransactions.retrieve": {
    method: "GET",
    path: "/declined_transactions/{declined_transaction_id}",
    summary: "Retrieve a Declined Transaction.",
    result: declinedTransactionSchema,
  },
});
