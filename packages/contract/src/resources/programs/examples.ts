import type { Examples } from "../../examples.ts";

export const programExamples: Examples = {
  Program: {
    id: "program_0k9j8h7g6f5e4d3c2b1a",
    bank: "partner_bank_1",
    billing_account_id: null,
    created_at: "2026-01-01T00:00:00.000Z",
    default_digital_card_profile_id: null,
    interest_rate: "0.01",
    lending: { maximum_extendable_credit: 100_000_000 },
    name: "Commercial Banking",
    type: "program",
    updated_at: "2026-01-01T00:00:00.000Z",
  },
  ProgramListParams: { limit: 20 },
  ProgramCreateParams: { name: "Consumer Banking" },
};
