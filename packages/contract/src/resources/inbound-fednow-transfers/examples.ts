import type { Examples } from "../../examples.ts";

export const inboundFednowTransferExamples: Examples = {
  InboundFednowTransfer: {
    id: "inbound_fednow_transfer_4t6y8u0i2o4p6a8s0d2f",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    account_number_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    amount: 100,
    confirmation: { transfer_id: "inbound_fednow_transfer_4t6y8u0i2o4p6a8s0d2f" },
    created_at: "2026-01-01T00:00:00.000Z",
    creditor_name: "Example Company",
    currency: "USD",
    debtor_account_number: "987654321",
    debtor_name: "Sample Person",
    debtor_routing_number: "101050001",
    decline: null,
    status: "confirmed",
    transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    type: "inbound_fednow_transfer",
    unique_end_to_end_transaction_reference: "5e3c1a2b-7d4f-4e6a-9b8c-0d1e2f3a4b5c",
    unstructured_remittance_information: "Invoice 29582",
  },
  InboundFednowTransferListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    status: { in: ["confirmed"] },
  },
  InboundFednowTransferCreateParams: {
    account_number_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    amount: 100,
    debtor_name: "Sample Person",
    unstructured_remittance_information: "Invoice 29582",
  },
};
