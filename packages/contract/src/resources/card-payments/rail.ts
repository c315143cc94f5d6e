import {
  cardAuthorizationFieldsExample,
  cardMerchantExample,
  cardSchemeFeesExample,
} from "../../card-network/examples.ts";
import type { Rail } from "../../rail.ts";
import { cardDeclineSchema } from "./card-decline.ts";
import { cardRefundSchema } from "./card-refund.ts";
import { cardSettlementSchema } from "./card-settlement.ts";

/** The example fields that a settlement and a refund share. */
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

export const cardsRail = {
  words: { short: "card", payment: "A card payment" },
  declines: {
    card_decline: {
      description: "A card payment was declined.",
      schema: cardDeclineSchema,
      example: {
        id: "card_decline_6g8f0d2s4a6p8o0i2u4y",
        amount: 1_000,
        declined_transaction_id: "declined_transaction_9k7j5h3g1f9d7s5a3p1o",
        incremented_card_authorization_id: null,
        real_time_decision_reason: null,
        reason: "insufficient_funds",
        ...cardAuthorizationFieldsExample,
      },
    },
  },
  transactions: {
    card_refund: {
      description: "A merchant refunded money to a Card.",
      label: "Refunded to cards",
      schema: cardRefundSchema,
      example: {
        id: "card_refund_1d3f5g7h9j1k3l5z7x9c",
        ...clearing,
        transaction_id: "transaction_5b7n9m1q3w5e7r9t1y3u",
        type: "card_refund",
      },
    },
    card_settlement: {
      description: "A card payment was settled.",
      label: "Captured by cards",
      schema: cardSettlementSchema,
      example: {
        id: "card_settlement_2s4d6f8g0h2j4k6l8z0x",
        card_authorization: "card_authorization_7y9u1i3o5p7a9s1d3f5g",
        network: "cardnet",
        pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
        surcharge: { amount: 50, presentment_amount: 50 },
        ...clearing,
        transaction_id: "transaction_4c6v8b0n2m4q6w8e0r2t",
        type: "card_settlement",
      },
    },
  },
  events: {
    "card_payment.created": "The first message of a Card Payment arrived.",
    "card_payment.updated": "A Card Payment has a new element.",
  },
} satisfies Rail;
