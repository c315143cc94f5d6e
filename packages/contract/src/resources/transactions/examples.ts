import type { Examples } from "../../examples.ts";

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
    source: {
      category: "interest_payment",
      account_revenue_payment: null,
      interest_payment: {
        accrued_on_account_id: "account_5m0x2k7q9r3t1v8w6y4z",
        amount: 1_000,
        currency: "USD",
        period_start: "2026-01-01T00:00:00.000Z",
        period_end: "2026-02-01T00:00:00.000Z",
      },
    },
    type: "transaction",
  },
  TransactionListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    category: { in: ["interest_payment"] },
  },
};
