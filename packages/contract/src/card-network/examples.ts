import { sourceExample } from "../source-examples.ts";

// Parts of examples, for every object with these fields.

export const cardMerchantExample = {
  merchant_acceptor_id: "5665270011000168",
  merchant_category_code: "5734",
  merchant_country: "US",
  merchant_postal_code: "62701-0001",
  merchant_state: "IL",
};

/** The details of each network. */
export const cardNetworkDetailsExample = {
  cardnet: {
    electronic_commerce_indicator: "secure_electronic_commerce",
    point_of_service_entry_mode: "manual",
    stand_in_processing_reason: null,
    terminal_entry_capability: "terminal_not_used",
  },
  debitnet: {},
};

export const cardSchemeFeesExample = [
  {
    amount: "0.137465",
    created_at: "2026-01-01T00:00:00.000Z",
    currency: "USD",
    fee_type: "cardnet_authorization_domestic_point_of_sale",
    fixed_component: null,
    variable_rate: "0.0002",
  },
];

export const cardRequestMerchantExample = {
  ...cardMerchantExample,
  merchant_city: "Springfield",
  merchant_descriptor: "EXAMPLE SHOP",
};

export const cardRequestFieldsExample = {
  actioner: "increase",
  additional_amounts: {
    clinic: null,
    dental: null,
    original: null,
    prescription: null,
    surcharge: { amount: 50, currency: "USD" },
    total_cumulative: null,
    total_healthcare: null,
    transit: null,
    unknown: null,
    vision: null,
  },
  card_payment_id: "card_payment_8t0r2e4w6q8m0n2b4v6c",
  currency: "USD",
  digital_wallet_token_id: null,
  ...cardRequestMerchantExample,
  network_details: sourceExample("cardnet", cardNetworkDetailsExample),
  network_identifiers: {
    authorization_identification_response: null,
    retrieval_reference_number: "785867080153",
    trace_number: "487941",
    transaction_id: "627199945183184",
  },
  network_risk_score: 10,
  physical_card_id: null,
  real_time_decision_id: null,
  scheme_fees: cardSchemeFeesExample,
  terminal_id: null,
  verification: {
    card_verification_code: { result: "match" },
    cardholder_address: {
      actual_line1: "33 Example Street",
      actual_postal_code: "94131",
      provided_line1: "33 Example Street",
      provided_postal_code: "94132",
      result: "postal_code_no_match_address_match",
    },
    cardholder_name: {
      provided_first_name: "Sample",
      provided_middle_name: null,
      provided_last_name: "Cardholder",
    },
  },
};

export const cardAuthorizationFieldsExample = {
  ...cardRequestFieldsExample,
  direction: "settlement",
  presentment_amount: 1_000,
  presentment_currency: "USD",
  processing_category: "purchase",
};
