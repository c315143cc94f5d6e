import type { Card, CardCreateParams } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";

const billingAddress = { line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };

let bank: Bank;
let params: CardCreateParams;
beforeEach(() => {
  bank = createBank();
  params = { account_id: bank.accounts.create({ name: "Operating" }).id };
});

const patch = (id: string, body: unknown) => send<Card>(bank, { method: "PATCH", path: `/cards/${id}`, body });
const entityId = () => bank.entities.list().data[0]?.id as string;

describe("PATCH /cards/{card_id}", () => {
  test.each<[Card["status"], Card["status"], 200 | 409]>([
    ["active", "active", 200],
    ["active", "disabled", 200],
    ["active", "canceled", 200],
    ["disabled", "active", 200],
    ["disabled", "disabled", 200],
    ["disabled", "canceled", 200],
    ["canceled", "active", 409],
    ["canceled", "disabled", 409],
    ["canceled", "canceled", 200],
  ])("updates a Card's status from %s to %s with response %i (D-40, D-54)", (from, to, status) => {
    const { id } = bank.cards.create(params);
    bank.cards.update(id, { status: from });
    const before = stateText(bank);
    const events = eventsOf(bank, () => expect(patch(id, { status: to }).status).toBe(status));
    expect(bank.cards.retrieve(id).status).toBe(status === 200 ? to : from);
    expect(events).toEqual(status === 200 && from !== to ? [["card.updated", id]] : []);
    if (status === 409) expect(stateText(bank)).toBe(before);
  });

  const changes: [string, () => object, () => object][] = [
    ["description", () => ({ description: "New" }), () => ({ description: "New" })],
    ["entity_id", () => ({ entity_id: entityId() }), () => ({ entity_id: entityId() })],
    [
      "billing_address",
      () => ({ billing_address: billingAddress }),
      () => ({ billing_address: { ...billingAddress, line2: null } }),
    ],
    [
      "digital_wallet",
      () => ({ digital_wallet: { phone: "1" } }),
      () => ({ digital_wallet: { digital_card_profile_id: null, email: null, phone: "1" } }),
    ],
    [
      "authorization_controls",
      () => ({ authorization_controls: { merchant_country: { allowed: [{ country: "US" }] } } }),
      () => ({
        authorization_controls: {
          merchant_acceptor_identifier: null,
          merchant_category_code: null,
          merchant_country: { allowed: [{ country: "US" }], blocked: null },
          usage: null,
        },
      }),
    ],
    ["no fields", () => ({}), () => ({})],
  ];

  test.each(changes)(
    "updates %s of a Card and nothing else, and emits nothing for the same update again (D-40, D-94)",
    (_, sent, expected) => {
      const card = bank.cards.create(params);
      bank.clock.advance({ hours: 1 });
      const updated = { ...card, ...expected() };
      const isChange = Object.keys(sent()).length > 0;
      const events = eventsOf(bank, () => expect(patch(card.id, sent())).toMatchObject({ status: 200, body: updated }));
      expect(events).toEqual(isChange ? [["card.updated", card.id]] : []);
      expect(bank.cards.retrieve(card.id)).toEqual(updated);
      expect(eventsOf(bank, () => expect(patch(card.id, sent()).status).toBe(200))).toEqual([]);
    },
  );

  test.each(changes.slice(0, -1))(
    "refuses to change %s of a canceled Card, and accepts its present value (D-40)",
    (_, sent) => {
      const fresh = bank.cards.create(params).id;
      bank.cards.update(fresh, { status: "canceled" });
      for (const body of [sent(), { ...sent(), status: "canceled" }]) {
        const before = stateText(bank);
        expect(refusalOf(send(bank, { method: "PATCH", path: `/cards/${fresh}`, body }))).toEqual(notNow);
        expect(stateText(bank)).toBe(before);
      }
      const changed = bank.cards.create(params).id;
      expect(patch(changed, { ...sent(), status: "canceled" }).status).toBe(200);
      expect(eventsOf(bank, () => expect(patch(changed, sent()).status).toBe(200))).toEqual([]);
    },
  );

  test.each(["digital_wallet", "authorization_controls"])("removes %s of a Card with an empty object", (field) => {
    const full = {
      ...params,
      digital_wallet: { phone: "1" },
      authorization_controls: { merchant_country: { allowed: [{ country: "US" }] } },
    };
    const card = bank.cards.create(full);
    expect(patch(card.id, { [field]: {} }).body).toEqual({ ...card, [field]: null });
  });

  test("replaces the whole billing address of a Card", () => {
    const card = bank.cards.create({ ...params, billing_address: { ...billingAddress, line2: "Suite 5" } });
    expect(patch(card.id, { billing_address: billingAddress }).body.billing_address).toEqual({
      ...billingAddress,
      line2: null,
    });
  });

  test("updates a Card of a closed Account, so that the Card can be canceled", () => {
    const { id } = bank.cards.create(params);
    bank.accounts.close(params.account_id);
    expect(patch(id, { status: "canceled" })).toMatchObject({ status: 200, body: { status: "canceled" } });
  });

  test.each<[string, object, ReturnType<typeof refusalOf>]>([
    ["an unknown status", { status: "lost" }, invalid("status")],
    ["a description that is null", { description: null }, invalid("description")],
    [
      "an address without line1",
      { billing_address: { city: "Springfield" } },
      invalid("billing_address.line1", "billing_address.state", "billing_address.postal_code"),
    ],
    [
      "one use without its terms",
      { authorization_controls: { usage: { category: "single_use" } } },
      invalid("authorization_controls.usage.single_use"),
    ],
    ["another Account", { account_id: "account_0" }, invalid("account_id")],
    ["an Entity that does not exist", { entity_id: "entity_0" }, notFound],
  ])("refuses to update a Card with %s", (_, body, expected) => {
    const { id } = bank.cards.create(params);
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/cards/${id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test("accepts the present entity_id of a Card even if that Entity is archived (D-40)", () => {
    const holder = bank.entities.create({ structure: "trust" }).id;
    const { id } = bank.cards.create({ ...params, entity_id: holder });
    bank.entities.archive(holder);
    expect(patch(id, { entity_id: holder }).status).toBe(200);
  });
});
