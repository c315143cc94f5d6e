import type { Card, CardCreateParams } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { digitalProfile } from "../../proofs/moves.ts";
import { send } from "../../support/send.ts";
import { bank, billingAddress, entityId, open, params } from "./stage.ts";

const START = "2026-01-01T00:00:00.000Z";

beforeEach(() => open());

const create = (body: unknown) => send<Card>(bank, { method: "POST", path: "/cards", body });

describe("POST /cards", () => {
  test("creates an active Card without restrictions, with null for each field that is not sent", () => {
    const { status, body } = create(params);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^card_[0-9a-z]{20}$/),
        account_id: params.account_id,
        authorization_controls: null,
        billing_address: { city: null, line1: null, line2: null, postal_code: null, state: null },
        bin: "999999",
        created_at: START,
        description: null,
        digital_wallet: null,
        entity_id: null,
        expiration_month: expect.any(Number),
        expiration_year: expect.any(Number),
        idempotency_key: null,
        last4: expect.stringMatching(/^\d{4}$/),
        status: "active",
        type: "card",
      },
    ]);
  });

  const single = { category: "single_use", single_use: { settlement_amount: { comparison: "equals", value: 1 } } };
  const limit = { interval: "per_day", settlement_amount: 1_000 };

  test("creates a Card with every field that is sent", () => {
    const full = {
      ...params,
      description: "Office",
      billing_address: { ...billingAddress, line2: "Suite 5" },
      digital_wallet: {
        digital_card_profile_id: digitalProfile(bank).id,
        email: "ada@example.com",
        phone: "+15555550100",
      },
      entity_id: entityId(),
      authorization_controls: {
        merchant_acceptor_identifier: { allowed: [{ identifier: "M1" }], blocked: [{ identifier: "M2" }] },
        merchant_category_code: { allowed: [{ code: "5999" }], blocked: [{ code: "7995" }] },
        merchant_country: { allowed: [{ country: "US" }], blocked: [{ country: "CA" }] },
        usage: {
          category: "multi_use",
          multi_use: { spending_limits: [{ ...limit, merchant_category_codes: [{ code: "5999" }] }] },
        },
      },
    } as const;
    const made = bank.cards.create(full as unknown as CardCreateParams, { idempotencyKey: "card-1" });
    expect(made).toMatchObject({ ...full, idempotency_key: "card-1" });
    expect(made.authorization_controls?.usage?.single_use).toBeNull();
  });

  test.each<[string, object, object]>([
    ["empty controls", { authorization_controls: {} }, { authorization_controls: null }],
    [
      "a restriction without lists",
      { authorization_controls: { merchant_country: {} } },
      { authorization_controls: null },
    ],
    [
      "one list of one restriction",
      { authorization_controls: { merchant_country: { blocked: [{ country: "CA" }] } } },
      {
        authorization_controls: {
          merchant_acceptor_identifier: null,
          merchant_category_code: null,
          merchant_country: { allowed: null, blocked: [{ country: "CA" }] },
          usage: null,
        },
      },
    ],
    [
      "a Card of one use",
      { authorization_controls: { usage: single } },
      { authorization_controls: { usage: { ...single, multi_use: null } } },
    ],
    [
      "a Card of many uses without limits",
      { authorization_controls: { usage: { category: "multi_use", multi_use: {} } } },
      { authorization_controls: { usage: { multi_use: { spending_limits: null }, single_use: null } } },
    ],
    [
      "a Card of many uses with an empty list of limits",
      { authorization_controls: { usage: { category: "multi_use", multi_use: { spending_limits: [] } } } },
      { authorization_controls: { usage: { multi_use: { spending_limits: [] }, single_use: null } } },
    ],
    [
      "a spending limit on all categories",
      { authorization_controls: { usage: { category: "multi_use", multi_use: { spending_limits: [limit] } } } },
      {
        authorization_controls: {
          usage: { multi_use: { spending_limits: [{ ...limit, merchant_category_codes: null }] } },
        },
      },
    ],
    ["an empty wallet", { digital_wallet: {} }, { digital_wallet: null }],
    [
      "a wallet with only a telephone number",
      { digital_wallet: { phone: "1" } },
      { digital_wallet: { digital_card_profile_id: null, email: null, phone: "1" } },
    ],
    [
      "an address of one line",
      { billing_address: billingAddress },
      { billing_address: { ...billingAddress, line2: null } },
    ],
  ])("creates a Card with %s and null for each absent field", (_, sent, expected) => {
    expect(create({ ...params, ...sent })).toMatchObject({ status: 200, body: expected });
  });
});
