import { cardAuthorizationFieldsExample } from "../../card-network/examples.ts";
import type { Examples } from "../../examples.ts";

/** Omits the fields that are known only after the decision. */
const { actioner, card_payment_id, currency, real_time_decision_id, scheme_fees, ...requestFields } =
  cardAuthorizationFieldsExample;

export const realTimeDecisionExamples: Examples = {
  RealTimeDecision: {
    id: "real_time_decision_1k3j5h7g9f1d3s5a7p9o",
    card_authentication: null,
    card_authentication_challenge: null,
    card_authorization: {
      account_id: "account_5m0x2k7q9r3t1v8w6y4z",
      approval: { partial_amount: 600 },
      card_id: "card_0z2x4c6v8b0n2m4a6s8d",
      decision: "approve",
      decline: null,
      partial_approval_capability: "supported",
      request_details: {
        category: "incremental_authorization",
        incremental_authorization: {
          card_payment_id,
          original_card_authorization_id: "card_authorization_7y9u1i3o5p7a9s1d3f5g",
        },
      },
      settlement_amount: 1_000,
      settlement_currency: currency,
      upcoming_card_payment_id: card_payment_id,
      ...requestFields,
    },
    card_balance_inquiry: null,
    category: "card_authorization_requested",
    created_at: "2026-01-01T00:00:00.000Z",
    digital_wallet_authentication: null,
    digital_wallet_token: null,
    status: "responded",
    timeout_at: "2026-01-01T00:00:03.000Z",
    type: "real_time_decision",
  },
  RealTimeDecisionDecline: { reason: "exceeds_approval_limit" },
  RealTimeDecisionActionParams: {
    card_authorization: {
      decision: "approve",
      approval: {
        partial_amount: 600,
        cardholder_address_verification_result: { line1: "match", postal_code: "no_match" },
      },
    },
  },
  RealTimeDecisionCardAuthorizationParams: {
    decision: "decline",
    decline: { reason: "exceeds_approval_limit" },
  },
};
