import {
  cardAuthorizationFieldsExample,
  cardRequestFieldsExample,
  cardRequestMerchantExample,
  cardSchemeFeesExample,
} from "../../card-network/examples.ts";
import type { Examples } from "../../examples.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";
import { declinedTransactionExamples } from "../declined-transactions/examples.ts";
import { pendingTransactionExamples } from "../pending-transactions/examples.ts";
import { transactionExamples } from "../transactions/examples.ts";

/** Returns the details of a category from the example of a source. */
function readDetails(source: unknown, category: string): unknown {
  return (source as Readonly<Record<string, unknown>>)[category];
}

const followUp = {
  card_authorization_id: "card_authorization_7y9u1i3o5p7a9s1d3f5g",
  currency: "USD",
  network: "cardnet",
};

const amountChange = {
  ...followUp,
  network_identifiers: cardAuthorizationFieldsExample.network_identifiers,
  pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
  scheme_fees: cardSchemeFeesExample,
};

const cardPaymentId = "card_payment_8t0r2e4w6q8m0n2b4v6c";

/** The details of each category of element. */
const details = {
  card_authorization: readDetails(
    pendingTransactionExamples["PendingTransactionSourceCardAuthorization"],
    "card_authorization",
  ),
  card_authentication: {
    id: "card_authentication_3g5h7j9k1l3z5x7c9v1b",
    card_payment_id: cardPaymentId,
    type: "card_authentication",
  },
  card_balance_inquiry: {
    id: "card_balance_inquiry_4h6j8k0l2z4x6c8v0b2n",
    balance: 20_000,
    ...cardRequestFieldsExample,
    type: "card_balance_inquiry",
  },
  card_validation: {
    id: "card_validation_5j7k9l1z3x5c7v9b1n3m",
    card_payment_id: cardPaymentId,
    currency: "USD",
    type: "card_validation",
  },
  card_decline: readDetails(declinedTransactionExamples["DeclinedTransactionSourceCardDecline"], "card_decline"),
  card_reversal: {
    id: "card_reversal_6k8l0z2x4c6v8b0n2m4q",
    reversal_amount: 400,
    reversal_presentment_amount: 400,
    reversal_reason: "partial_reversal",
    ...amountChange,
    updated_authorization_amount: 600,
    presentment_currency: "USD",
    updated_authorization_presentment_amount: 600,
    ...cardRequestMerchantExample,
    terminal_id: null,
    type: "card_reversal",
  },
  card_authorization_expiration: {
    id: "card_authorization_expiration_7l9z1x3c5v7b9n1m3q5w",
    ...followUp,
    expired_amount: 1_000,
    type: "card_authorization_expiration",
  },
  card_increment: {
    id: "card_increment_8z0x2c4v6b8n0m2q4w6e",
    actioner: "increase",
    additional_amounts: { ...cardRequestFieldsExample.additional_amounts, surcharge: null },
    amount: 500,
    network_risk_score: 10,
    presentment_amount: 500,
    real_time_decision_id: null,
    ...amountChange,
    updated_authorization_amount: 1_500,
    presentment_currency: "USD",
    updated_authorization_presentment_amount: 1_500,
    type: "card_increment",
  },
  card_settlement: readDetails(transactionExamples["TransactionSourceCardSettlement"], "card_settlement"),
  card_refund: readDetails(transactionExamples["TransactionSourceCardRefund"], "card_refund"),
  card_fuel_confirmation: {
    id: "card_fuel_confirmation_9x1c3v5b7n9m1q3w5e7r",
    ...amountChange,
    updated_authorization_amount: 800,
    type: "card_fuel_confirmation",
  },
  card_financial: {
    id: "card_financial_0c2v4b6n8m0q2w4e6r8t",
    amount: 1_000,
    card_payment_id: cardPaymentId,
    currency: "USD",
    transaction_id: "transaction_4c6v8b0n2m4q6w8e0r2t",
    type: "card_financial",
  },
  other: {},
};

const createdAt = { created_at: "2026-01-01T00:00:00.000Z" };

const cardId = "card_0z2x4c6v8b0n2m4a6s8d";

/** The example parameters that every simulated request accepts. */
const request = {
  actioner: "network",
  scheme_fees: [{ amount: "0.137465", fee_type: "cardnet_authorization_domestic_point_of_sale" }],
  merchant_descriptor: "EXAMPLE SHOP",
};

export const cardPaymentExamples: Examples = {
  CardPayment: {
    id: cardPaymentId,
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    card_id: cardId,
    ...createdAt,
    digital_wallet_token_id: null,
    elements: [
      sourceExample("card_authorization", details, createdAt),
      sourceExample("card_settlement", details, { created_at: "2026-01-03T00:00:00.000Z" }),
    ],
    physical_card_id: null,
    state: {
      authorized_amount: 1_000,
      fuel_confirmed_amount: 0,
      incremented_amount: 0,
      refund_authorized_amount: 0,
      refunded_amount: 0,
      reversed_amount: 0,
      settled_amount: 1_000,
    },
    type: "card_payment",
  },
  ...sourceExamples("CardPaymentElement", details, createdAt),
  CardPaymentListParams: { account_id: "account_5m0x2k7q9r3t1v8w6y4z", card_id: cardId },
  CardAuthorizationCreateParams: {
    amount: 1_000,
    card_id: cardId,
    ...request,
    additional_amounts: { surcharge: { amount: 50, currency: "USD" } },
    verification: {
      card_verification_code: { result: "match" },
      cardholder_address: { provided_line1: "33 Example Street", provided_postal_code: "94132" },
      cardholder_name: { provided_first_name: "Sample", provided_last_name: "Cardholder" },
    },
    presented: { cvv2: "123", expiration: { month: 12, year: 2030 } },
    network_identifiers: { trace_number: "487941" },
    network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } },
    network_risk_score: 10,
    processing_category: { category: "refund", refund: { original_card_payment_id: cardPaymentId } },
  },
  DebitnetDetailsParams: {},
  CardAuthorizationResult: {
    declined_transaction: null,
    pending_transaction: {
      ...(pendingTransactionExamples["PendingTransaction"] as object),
      amount: -1_000,
      description: "EXAMPLE SHOP",
      held_amount: 1_000,
      route_id: cardId,
      route_type: "card",
      source: pendingTransactionExamples["PendingTransactionSourceCardAuthorization"],
    },
    type: "inbound_card_authorization_simulation_result",
  },
  CardSettlementCreateParams: {
    card_id: cardId,
    amount: 1_200,
    pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
  },
  CardRefundCreateParams: { amount: 400, transaction_id: "transaction_4c6v8b0n2m4q6w8e0r2t" },
  CardReversalCreateParams: { card_payment_id: cardPaymentId, amount: 400, reversal_reason: "partial_reversal" },
  CardIncrementCreateParams: { amount: 500, card_payment_id: cardPaymentId },
  CardAuthorizationExpirationCreateParams: { card_payment_id: cardPaymentId },
  CardBalanceInquiryCreateParams: {
    card_id: cardId,
    ...request,
    network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } },
  },
};
