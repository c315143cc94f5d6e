import type { Examples } from "../../examples.ts";

export const inboundRealTimePaymentsTransferExamples: Examples = {
  InboundRealTimePaymentsTransfer: {
    id: "inbound_real_time_payments_transfer_3x5c7v9b1n3m5q7w9e1r",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    account_number_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    amount: 100,
    confirmation: {
      confirmed_at: "2026-01-01T00:00:00.000Z",
      transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    },
    created_at: "2026-01-01T00:00:00.000Z",
    creditor_name: "Example Company",
    currency: "USD",
    debtor_account_number: "987654321",
    debtor_name: "Sample Person",
    debtor_routing_number: "101050001",
    transaction_identification: "20260101101050001REAL0000001",
    unstructured_remittance_information: "Invoice 29582",
    decline: null,
    status: "confirmed",
    type: "inbound_real_time_payments_transfer",
  },
  InboundRealTimePaymentsTransferDeclined: {
    declined_at: "2026-01-01T00:00:00.000Z",
    declined_transaction_id: "declined_transaction_2n4b6v8c0x2z4l6k8j0h",
    reason: "account_number_disabled",
  },
  InboundRealTimePaymentsTransferListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    status: { in: ["confirmed"] },
  },
  InboundRealTimePaymentsTransferCreateParams: {
    account_number_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    amount: 100,
    debtor_name: "Sample Person",
    unstructured_remittance_information: "Invoice 29582",
  },
};
