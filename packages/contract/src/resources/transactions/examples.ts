import type { Examples } from "../../examples.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";

/** The details of each category of `source`. */
const details = {
  account_revenue_payment: {
    accrued_on_account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    period_start: "2026-01-01T00:00:00.000Z",
    period_end: "2026-02-01T00:00:00.000Z",
  },
  check_deposit_acceptance: {
    account_number: "987654321",
    amount: 1_750,
    auxiliary_on_us: null,
    check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
    currency: "USD",
    routing_number: "101050001",
    serial_number: "1001",
  },
  check_deposit_return: {
    amount: 1_750,
    check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
    currency: "USD",
    return_reason: "insufficient_funds",
    returned_at: "2026-01-05T12:00:00.000Z",
    transaction_id: "transaction_3v5b7n9m1q2w4e6r8t0y",
  },
  interest_payment: {
    accrued_on_account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 1_000,
    currency: "USD",
    period_start: "2026-01-01T00:00:00.000Z",
    period_end: "2026-02-01T00:00:00.000Z",
  },
  other: {},
};

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
