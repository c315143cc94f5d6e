import type { Examples } from "../../examples.ts";

export const accountNumberExamples: Examples = {
  AccountNumber: {
    id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    account_number: "987654321",
    created_at: "2026-01-01T00:00:00.000Z",
    idempotency_key: null,
    inbound_ach: { debit_status: "blocked" },
    inbound_checks: { status: "check_transfers_only" },
    name: "Receivables",
    routing_number: "123456780",
    status: "active",
    type: "account_number",
  },
  AccountNumberListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    status: { in: ["active", "disabled"] },
    ach_debit_status: { in: ["blocked"] },
  },
  AccountNumberCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    name: "Receivables",
    inbound_ach: { debit_status: "blocked" },
  },
  AccountNumberCreateInboundChecksParams: { status: "allowed" },
  AccountNumberUpdateParams: { status: "disabled" },
  AccountNumberUpdateInboundAchParams: { debit_status: "allowed" },
  AccountNumberUpdateInboundChecksParams: { status: "check_transfers_only" },
};
