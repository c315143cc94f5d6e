import type { Examples } from "../../examples.ts";

export const inboundCheckDepositExamples: Examples = {
  InboundCheckDeposit: {
    id: "inbound_check_deposit_2a4s6d8f0g2h4j6k8l0z",
    accepted_at: "2026-01-02T12:00:00.000Z",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    account_number_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    adjustments: [],
    amount: 1_000,
    automatically_resolves_at: "2026-01-02T12:00:00.000Z",
    back_image_file_id: "file_6h4j2k0l9z7x5c3v1b8n",
    bank_of_first_deposit_routing_number: "101050001",
    check_number: "1001",
    check_transfer_id: null,
    created_at: "2026-01-02T12:00:00.000Z",
    currency: "USD",
    declined_at: null,
    declined_transaction_id: null,
    deposit_return: null,
    front_image_file_id: "file_9p7o5i3u1y8t6r4e2w0q",
    payee_name_analysis: "not_evaluated",
    status: "accepted",
    transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    type: "inbound_check_deposit",
  },
  InboundCheckDepositAdjustment: {
    adjusted_at: "2026-01-05T12:00:00.000Z",
    amount: 1_000,
    reason: "late_return",
    transaction_id: "transaction_3v5b7n9m1q2w4e6r8t0y",
  },
  InboundCheckDepositReturn: {
    reason: "altered_or_fictitious",
    returned_at: "2026-01-03T09:00:00.000Z",
    transaction_id: "transaction_3v5b7n9m1q2w4e6r8t0y",
  },
  InboundCheckDepositListParams: {
    account_number_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    status: { in: ["accepted", "returned"] },
  },
  InboundCheckDepositReturnParams: { reason: "altered_or_fictitious" },
  InboundCheckDepositCreateParams: {
    account_number_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    amount: 1_000,
    check_number: "1001",
  },
};
