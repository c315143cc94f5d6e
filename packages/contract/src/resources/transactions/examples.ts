import type { Examples } from "../../examples.ts";
import { listExamples } from "../../source-details.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";
import { transactionDetails } from "./details.ts";

const details = listExamples(transactionDetails);

export const transactionExamples: Examples = {
  Transaction: {
    id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 1_000,
    created_at: "2026-02-01T00:00:00.000Z",
    currency: "USD",
    description: "Interest payment",
    route_id: null,
    route_type: null,
    source: sourceExample("interest_payment", details),
    type: "transaction",
  },
  ...sourceExamples("TransactionSource", details),
  TransactionListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    category: { in: ["interest_payment"] },
  },
};
