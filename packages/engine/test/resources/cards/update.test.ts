import type { Card } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { digitalProfile } from "../../proofs/moves.ts";
import { eventsOf } from "../../support/money.ts";
import { notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { bank, billingAddress, entityId, open, params } from "./stage.ts";

beforeEach(() => open());

const patch = (id: string, body: unknown) => send<Card>(bank, { method: "PATCH", path: `/cards/${id}`, body });

describe("PATCH /cards/{card_id}", () => {
  test.each<[string, () => object]>([
    ["description", () => ({ description: "New" })],
    ["entity_id", () => ({ entity_id: entityId() })],
    ["billing_address", () => ({ billing_address: billingAddress })],
    ["digital_wallet", () => ({ digital_wallet: { phone: "1" } })],
    [
      "authorization_controls",
      () => ({ authorization_controls: { merchant_country: { allowed: [{ country: "US" }] } } }),
    ],
  ])("refuses to change %s of a canceled Card, and accepts its present value (D-40)", (_, sent) => {
    const canceled = bank.cards.create(params).id;
    bank.cards.update(canceled, { status: "canceled" });
    for (const body of [sent(), { ...sent(), status: "canceled" }]) {
      const before = stateText(bank);
      expect(refusalOf(send(bank, { method: "PATCH", path: `/cards/${canceled}`, body }))).toEqual(notNow);
      expect(stateText(bank)).toBe(before);
    }
    const changed = bank.cards.create(params).id;
    expect(patch(changed, { ...sent(), status: "canceled" }).status).toBe(200);
    expect(eventsOf(bank, () => expect(patch(changed, sent()).status).toBe(200))).toEqual([]);
  });

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

  test("accepts the present entity_id of a Card even if that Entity is archived (D-40)", () => {
    const holder = bank.entities.create({ structure: "trust" }).id;
    const { id } = bank.cards.create({ ...params, entity_id: holder });
    bank.entities.archive(holder);
    expect(patch(id, { entity_id: holder }).status).toBe(200);
  });

  test("changes the rest of a wallet whose Digital Card Profile is archived (D-40)", () => {
    const { id: digital_card_profile_id } = digitalProfile(bank);
    const { id } = bank.cards.create({ ...params, digital_wallet: { digital_card_profile_id } });
    bank.digitalCardProfiles.archive(digital_card_profile_id);
    const digital_wallet = { digital_card_profile_id, email: null, phone: "1" };
    const body = { digital_wallet: { digital_card_profile_id, phone: "1" } };
    expect(patch(id, body)).toMatchObject({ status: 200, body: { digital_wallet } });
  });
});
