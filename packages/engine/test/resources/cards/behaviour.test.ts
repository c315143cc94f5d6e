import type { Card, CardCreateParams, CardList } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, refusalOf, send, stateText } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";

const billingAddress = { line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };

let bank: Bank;
let params: CardCreateParams;
beforeEach(() => {
  bank = createBank();
  params = { account_id: bank.accounts.create({ name: "Operating" }).id };
});

const create = (body: unknown) => send<Card>(bank, { method: "POST", path: "/cards", body });
const entityId = () => bank.entities.list().data[0]?.id as string;

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
      digital_wallet: { digital_card_profile_id: "artwork", email: "ada@example.com", phone: "+15555550100" },
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

  test("emits `card.created` and no other Event when a Card is created (D-94)", () => {
    let made: Card | undefined;
    expect(eventsOf(bank, () => (made = bank.cards.create(params)))).toEqual([["card.created", made?.id]]);
  });

  const usage = "authorization_controls.usage";
  test.each<[string, object, ReturnType<typeof refusalOf>]>([
    ["no account_id", { account_id: undefined }, invalid("account_id")],
    ["an empty description", { description: "" }, invalid("description")],
    ["a description of 201 characters", { description: "a".repeat(201) }, invalid("description")],
    ["an entity_id that is null", { entity_id: null }, invalid("entity_id")],
    [
      "an address without city",
      { billing_address: { ...billingAddress, city: undefined } },
      invalid("billing_address.city"),
    ],
    ["an empty telephone number", { digital_wallet: { phone: "" } }, invalid("digital_wallet.phone")],
    [
      "a category code of three digits",
      { authorization_controls: { merchant_category_code: { allowed: [{ code: "599" }] } } },
      invalid("authorization_controls.merchant_category_code.allowed.0.code"),
    ],
    [
      "an empty list of countries",
      { authorization_controls: { merchant_country: { blocked: [] } } },
      invalid("authorization_controls.merchant_country.blocked"),
    ],
    [
      "one use without its terms",
      { authorization_controls: { usage: { category: "single_use" } } },
      invalid(`${usage}.single_use`),
    ],
    [
      "many uses without their terms",
      { authorization_controls: { usage: { category: "multi_use" } } },
      invalid(`${usage}.multi_use`),
    ],
    [
      "one use with the terms of many",
      { authorization_controls: { usage: { ...single, multi_use: {} } } },
      invalid(`${usage}.multi_use`),
    ],
    ["a field of the response", { status: "active" }, invalid("status")],
    ["an Account that does not exist", { account_id: "account_0" }, notFound],
    ["an Entity that does not exist", { entity_id: "entity_0" }, notFound],
  ])("refuses to create a Card with %s", (_, fault, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/cards", body: { ...params, ...fault } }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("GET /cards", () => {
  test.each<[string, number[]]>([
    ["", [3, 2, 1, 0]],
    ["account_id=ACCOUNT", [2, 0]],
    ["account_id=OTHER", [3, 1]],
    ["account_id=account_of_nobody", []],
    ["idempotency_key=key-2", [2]],
    ["idempotency_key=key-9", []],
    ["status.in=active", [2, 0]],
    ["status.in=disabled", [1]],
    ["status.in=canceled", [3]],
    ["status.in=canceled,disabled", [3, 1]],
    ["account_id=OTHER&status.in=active", []],
    ["account_id=ACCOUNT&status.in=active&idempotency_key=key-2", [2]],
    ["account_id=OTHER&limit=1", [3]],
    ["created_at.after=2026-01-01T00:00:00Z", [3, 2]],
    ["created_at.on_or_before=2026-01-01T00:00:00Z&status.in=disabled", [1]],
  ])("lists Cards for ?%s, newest first (D-08, D-09, D-26)", (query, expected) => {
    const other = bank.accounts.create({ name: "Other" }).id;
    const all = [bank.cards.create(params).id, bank.cards.create({ account_id: other }).id] as const;
    bank.clock.advance({ hours: 1 });
    const later = [
      bank.cards.create(params, { idempotencyKey: "key-2" }).id,
      bank.cards.create({ account_id: other }).id,
    ] as const;
    bank.cards.update(all[1], { status: "disabled" });
    bank.cards.update(later[1], { status: "canceled" });
    const path = `/cards?${query.replace("ACCOUNT", params.account_id).replace("OTHER", other)}`;
    const { body } = send<CardList>(bank, { method: "GET", path });
    expect(body.data.map(({ id }) => [...all, ...later].indexOf(id))).toEqual(expected);
  });

  test.each([
    ["status.in=lost", "query.status.in.0"],
    ["card_number=9999", "query.card_number"],
    ["idempotency_key=", "query.idempotency_key"],
  ])("refuses the Card list query ?%s", (query, field) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/cards?${query}` }))).toEqual(invalid(field));
  });
});

describe("GET /cards/{card_id}", () => {
  test("retrieves a Card", () => {
    const card = bank.cards.create(params);
    expect(bank.cards.retrieve(card.id)).toEqual(card);
  });
});
