import type { Examples } from "../../examples.ts";

const merchant = { identifier: "5665270011000168" };
const singleUse = { settlement_amount: { comparison: "less_than_or_equals", value: 10_000 } };
const address = { line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };

export const cardExamples: Examples = {
  Card: {
    id: "card_0z2x4c6v8b0n2m4a6s8d",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    authorization_controls: {
      merchant_acceptor_identifier: null,
      merchant_category_code: { allowed: null, blocked: [{ code: "7995" }] },
      merchant_country: { allowed: [{ country: "US" }], blocked: null },
      usage: {
        category: "multi_use",
        multi_use: {
          spending_limits: [{ interval: "per_month", merchant_category_codes: null, settlement_amount: 50_000 }],
        },
        single_use: null,
      },
    },
    billing_address: { ...address, line2: null },
    bin: "999999",
    created_at: "2026-01-01T00:00:00.000Z",
    description: "Office expenses",
    digital_wallet: {
      digital_card_profile_id: "digital_card_profile_4r6t8y0u2i4o6p8a1s3d",
      email: "ada@example.com",
      phone: null,
    },
    entity_id: null,
    expiration_month: 1,
    expiration_year: 2031,
    idempotency_key: null,
    last4: "0014",
    status: "active",
    type: "card",
  },
  CardDetails: {
    card_id: "card_0z2x4c6v8b0n2m4a6s8d",
    expiration_month: 1,
    expiration_year: 2031,
    pin: "1234",
    primary_account_number: "9999990000000014",
    type: "card_details",
    verification_code: "123",
  },
  CardIframeUrl: {
    expires_at: "2026-01-01T01:00:00.000Z",
    iframe_url: "https://iframe.invalid/9s8d7f6g5h4j3k2l1z0x",
    type: "card_iframe_url",
  },
  CardMerchantAcceptorIdentifierControl: { allowed: [merchant], blocked: null },
  CardSingleUse: singleUse,
  CardListParams: { account_id: "account_5m0x2k7q9r3t1v8w6y4z", status: { in: ["active"] } },
  CardCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    description: "Office expenses",
    billing_address: address,
    digital_wallet: { digital_card_profile_id: "digital_card_profile_4r6t8y0u2i4o6p8a1s3d", email: "ada@example.com" },
    authorization_controls: {
      merchant_category_code: { blocked: [{ code: "7995" }] },
      merchant_country: { allowed: [{ country: "US" }] },
      usage: {
        category: "multi_use",
        multi_use: { spending_limits: [{ interval: "per_month", settlement_amount: 50_000 }] },
      },
    },
  },
  CardMerchantAcceptorIdentifierControlParams: { allowed: [merchant] },
  CardCreateDetailsIframeParams: { physical_card_id: "physical_card_5a7s9d1f3g5h7j9k1l3z" },
  CardUpdateParams: {
    status: "active",
    authorization_controls: {
      usage: {
        category: "single_use",
        single_use: singleUse,
      },
    },
  },
};
