import { defineEndpoints } from "../../endpoint.ts";
import {
  pendingTransactionCreateParamsSchema,
  pendingTransactionListParamsSchema,
  pendingTransactionListSchema,
  pendingTransactionSchema,
} from "./schema.ts";

export const pendingTransactionEndpoints = defineEndpoints({
  "pendingTransactions.list": {
    method: "GET",
    path: "/pending_transactions",
    summary: "List Pending Transactions, newest first.",
    details: "Complete Pending Transactions are listed only if `status.in` includes them.",
    params: pendingTransactionListParamsSchema,
    result: pendingTransactionListSchema,
    extension: true,
  },
  "pendingTransactions.create": {
    method: "POST",
    path: "/pending_transactions",
    summary: "Hold money on an Account, so that it cannot be spent.",
    details:
      "The Account must be open. Creates a Pending Transaction of category `user_initiated_hold` that lasts until you release it. Emits `pending_transaction.created`.",
    params: pendingTransactionCreateParamsSchema,
    result: pendingTransactionSchema,
    extension: true,
  },
  "pendingTransactions.retrieve": {
    method: "GET",
    path: "/pending_transactions/{pending_transaction_id}",
    summary: "Retrieve a Pending Transaction.",
    result: pendingTransactionSchema,
    extension: true,
  },
  "pendingTransactions.release": {
    method: "POST",
    path: "/pending_transactions/{pending_transaction_id}/release",
    summary: "Release a hold that you created, so that the money can be spent again.",
    details:
      "The Pending Transaction must be `pending` and of category `user_initiated_hold`. It becomes `complete`. Emits `pending_transaction.updated`.",
    result: pendingTransactionSchema,
    extension: true,
  },
  "simulations.pendingTransactions.releaseInboundFundsHold": {
    method: "POST",
    path: "/simulations/pending_transactions/{pending_transaction_id}/release_inbound_funds_hold",
    summary: "Release the hold of the money of an ACH debit, so that it can be spent.",
    details:
      "The Pending Transaction must be `pending` and of category `inbound_funds_hold`. It becomes `complete`. Emits `pending_transaction.updated` and `ach_transfer.updated`.",
    result: pendingTransactionSchema,
    extension: true,
  },
});
