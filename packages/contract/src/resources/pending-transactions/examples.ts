import type { Examples } from "../../examples.ts";
import { listExamples } from "../../source-details.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";
import { pendingTransactionDetails } from "./details.ts";

const details = listExamples(pendingTransactionDetails);

export const pendingTransactionExamples: Examples = {
  PendingTransaction: {
    id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: -2_500,
    completed_at: null,
    created_at: "2026-01-01T00:00:00.000Z",
    currency: "USD",
    description: "Deposit for the rent",
    held_amount: 2_500,
    route_id: null,
    route_type: null,
    source: sourceExample("user_initiated_hold", details),
    status: "pending",
    type: "pending_transaction",
  },
  ...sourceExamples("PendingTransactionSource", details),
  PendingTransactionListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    status: { in: ["pending", "complete"] },
  },
  PendingTransactionCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: -2_500,
    description: "Deposit for the rent",
  },
};
