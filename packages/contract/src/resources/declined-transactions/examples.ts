import type { Examples } from "../../examples.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";
import { cardAuthorizationFieldsExample, cardNetworkDetailsExample } from "./card-examples.ts";

/** The details of each category of `source`. */
const details = {
  ach_decline: {
    amount: 1_750,
    id: "ach_decline_4r6t8y0u2i4o6p8a0s2d",
    inbound_ach_transfer_id: "inbound_ach_transfer_3f5g7h9j1k3l5z7x9c1v",
    originator_company_descriptive_date: null,
    originator_company_discretionary_data: null,
    originator_company_id: "0987654321",
    originator_company_name: "EXAMPLE BILLER",
    reason: "insufficient_funds",
    receiver_id_number: "12345678900",
    receiver_name: "EXAMPLE COMPANY",
    trace_number: "021000038461022",
    type: "ach_decline",
  },
  card_decline: {
    id: "card_decline_6g8f0d2s4a6p8o0i2u4y",
    amount: 1_000,
    declined_transaction_id: "declined_transaction_9k7j5h3g1f9d7s5a3p1o",
    incremented_card_authorization_id: null,
    real_time_decision_reason: null,
    reason: "insufficient_funds",
    ...cardAuthorizationFieldsExample,
  },
  check_decline: {
    amount: 1_000,
    auxiliary_on_us: "99999",
    back_image_file_id: null,
    check_transfer_id: "check_transfer_1q3w5e7r9t1y3u5i7o9p",
    front_image_file_id: null,
    inbound_check_deposit_id: "inbound_check_deposit_2a4s6d8f0g2h4j6k8l0z",
    reason: "insufficient_funds",
  },
  inbound_real_time_payments_transfer_decline: {
    amount: 100,
    creditor_name: "Example Company",
    currency: "USD",
    debtor_account_number: "987654321",
    debtor_name: "Sample Person",
    debtor_routing_number: "101050001",
    reason: "account_number_disabled",
    transaction_identification: "20260101101050001REAL0000001",
    transfer_id: "inbound_real_time_payments_transfer_3x5c7v9b1n3m5q7w9e1r",
    unstructured_remittance_information: "Invoice 29582",
  },
  inbound_fednow_transfer_decline: {
    transfer_id: "inbound_fednow_transfer_4t6y8u0i2o4p6a8s0d2f",
    reason: "account_number_disabled",
  },
  wire_decline: {
    inbound_wire_transfer_id: "inbound_wire_transfer_5g7h9j1k3l5z7x9c1v3b",
    reason: "account_number_disabled",
  },
  check_deposit_rejection: {
    amount: 1_750,
    check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
    currency: "USD",
    declined_transaction_id: "declined_transaction_6n8m0q2w4e6r8t0y2u4i",
    reason: "duplicate",
    rejected_at: "2026-01-01T00:00:00.000Z",
  },
  other: {},
};

export const declinedTransactionExamples: Examples = {
  DeclinedTransaction: {
    id: "declined_transaction_2n4b6v8c0x2z4l6k8j0h",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 1_750,
    created_at: "2026-01-01T00:00:00.000Z",
    currency: "USD",
    description: "EXAMPLE BILLER",
    route_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    route_type: "account_number",
    source: sourceExample("ach_decline", details),
    type: "declined_transaction",
  },
  ...sourceExamples("DeclinedTransactionSource", details),
  ...sourceExamples("CardNetworkDetails", cardNetworkDetailsExample),
  DeclinedTransactionListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    category: { in: ["ach_decline", "card_decline"] },
  },
};
