import type { Examples } from "../../examples.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";
import { cardMerchantExample, cardSchemeFeesExample } from "../declined-transactions/card-examples.ts";

/** What a settlement and a refund have in common. */
const clearing = {
  amount: 1_000,
  card_payment_id: "card_payment_8t0r2e4w6q8m0n2b4v6c",
  cashback: { amount: "0.10", currency: "USD" },
  currency: "USD",
  interchange: { amount: "0.137465", code: "271", currency: "USD" },
  ...cardMerchantExample,
  merchant_city: "Springfield",
  merchant_name: "EXAMPLE SHOP",
  network_identifiers: {
    acquirer_business_id: "69650702",
    acquirer_reference_number: "83163715445437604865089",
    authorization_identification_response: "ABC123",
    transaction_id: "627199945183184",
  },
  presentment_amount: 1_000,
  presentment_currency: "USD",
  purchase_details: {
    customer_reference_identifier: "51201",
    local_tax_amount: 60,
    national_tax_amount: null,
    purchase_identifier: "10203",
  },
  scheme_fees: cardSchemeFeesExample,
};

/** The details of each category of `source`. */
const details = {
  account_revenue_payment: {
    accrued_on_account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    period_start: "2026-01-01T00:00:00.000Z",
    period_end: "2026-02-01T00:00:00.000Z",
  },
  card_refund: {
    id: "card_refund_1d3f5g7h9j1k3l5z7x9c",
    ...clearing,
    transaction_id: "transaction_5b7n9m1q3w5e7r9t1y3u",
    type: "card_refund",
  },
  card_settlement: {
    id: "card_settlement_2s4d6f8g0h2j4k6l8z0x",
    card_authorization: "card_authorization_7y9u1i3o5p7a9s1d3f5g",
    network: "cardnet",
    pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    surcharge: { amount: 50, presentment_amount: 50 },
    ...clearing,
    transaction_id: "transaction_4c6v8b0n2m4q6w8e0r2t",
    type: "card_settlement",
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
