import type { Examples } from "../../examples.ts";

const creditLimit = { credit_limit: 5_000_000 };
const loan = {
  ...creditLimit,
  grace_period_days: 5,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
};

export const accountExamples: Examples = {
  Account: {
    id: "account_5m0x2k7q9r3t1v8w6y4z",
    account_revenue_rate: null,
    bank: "partner_bank_1",
    closed_at: null,
    created_at: "2026-01-01T00:00:00.000Z",
    currency: "USD",
    entity_id: "entity_1a2b3c4d5e6f7g8h9j0k",
    funding: "deposits",
    idempotency_key: null,
    informational_entity_id: null,
    interest_rate: "0.01",
    loan: null,
    name: "Operating",
    program_id: "program_0k9j8h7g6f5e4d3c2b1a",
    status: "open",
    type: "account",
  },
  BalanceLookup: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    available_balance: 12_500,
    current_balance: 15_000,
    loan: null,
    type: "balance_lookup",
  },
  AccountLoan: { ...loan, maturity_date: null },
  AccountLoanBalance: { due_at: null, due_balance: 0, past_due_balance: 0 },
  AccountCreateLoanParams: loan,
  AccountUpdateLoanParams: creditLimit,
  AccountListParams: { status: { in: ["open"] }, created_at: { on_or_after: "2026-01-01T00:00:00Z" }, limit: 20 },
  AccountCreateParams: { name: "Operating" },
  AccountUpdateParams: { name: "Payroll" },
  AccountBalanceParams: { at_time: "2026-01-31T23:59:59Z" },
  AccountRevenuePaymentCreateParams: { account_id: "account_5m0x2k7q9r3t1v8w6y4z", amount: 1_000 },
  InterestPaymentCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 1_000,
    period_start: "2026-01-01T00:00:00Z",
    period_end: "2026-02-01T00:00:00Z",
  },
};
