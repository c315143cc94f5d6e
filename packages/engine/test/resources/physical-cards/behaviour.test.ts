import type { Card, File, PhysicalCard, PhysicalCardProfile } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { invalid, refusalOf, send } from "../../support/send.ts";
import { address, bank, card, cardholder, open, order, params, START } from "./stage.ts";

beforeEach(() => open());

const create = (body: unknown) => send<PhysicalCard>(bank, { method: "POST", path: "/physical_cards", body });
const patch = (id: string, body: unknown) =>
  send<PhysicalCard>(bank, { method: "PATCH", path: `/physical_cards/${id}`, body });
const profileOf = (program_id?: PhysicalCardProfile["program_id"]) => {
  const [file] = bank.files.list().data;
  return bank.physicalCardProfiles.create({
    carrier_image_file_id: file?.id as File["id"],
    contact_phone: "+15555550100",
    description: "Blue",
    front_image_file_id: file?.id as File["id"],
    ...(program_id === undefined ? {} : { program_id }),
  });
};

function cardOfClosed(): Card["id"] {
  bank.accounts.close(card.account_id);
  return card.id;
}

describe("POST /physical_cards", () => {
  test("orders an active Physical Card with the default profile and a pending shipment (D-31, D-56, D-57) [physical-card-card, physical-card-printed, physical-card-profile, physical-card-address, shipment-start, physical-cards-create]", () => {
    const { status, body } = create(params);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^physical_card_[0-9a-z]{20}$/),
        card_id: card.id,
        cardholder,
        created_at: START,
        idempotency_key: null,
        physical_card_profile_id: bank.physicalCardProfiles.list().data[0]?.id,
        shipment: {
          address: { ...address, line2: null, line3: null, country: "US" },
          method: "courier_a_2_day",
          schedule: "next_day",
          status: "pending",
          tracking: null,
        },
        status: "active",
        type: "physical_card",
      },
    ]);
  });

  test("creates a Physical Card with every field that is sent except the telephone number [idempotency-field, physical-card-profile, physical-card-address, physical-cards-phone]", () => {
    const profile = profileOf();
    const full = {
      address: { ...address, line2: "Suite 5", line3: "Rear", country: "CA" },
      method: "courier_b_worldwide_express",
      schedule: "same_day",
    } as const;
    const sent = { ...full, address: { ...full.address, phone_number: "+15555550100" } };
    const made = bank.physicalCards.create(
      { ...params, physical_card_profile_id: profile.id, shipment: sent },
      { idempotencyKey: "card-1" },
    );
    expect(made).toMatchObject({ idempotency_key: "card-1", physical_card_profile_id: profile.id });
    expect(made.shipment).toEqual({ ...full, status: "pending", tracking: null });
  });

  test.each<[PhysicalCard["shipment"]["method"], string, string]>([
    ["postal_standard", "US", "next_day"],
    ["courier_a_priority_overnight", "US", "same_day"],
    ["courier_a_2_day", "US", "next_day"],
    ["courier_b_worldwide_express", "CA", "next_day"],
  ])(
    "ships by %s to %s with the schedule %s by default, or the schedule that is sent [physical-cards-schedule]",
    (method, country, schedule) => {
      const to = { address: { ...address, country }, method };
      expect(bank.physicalCards.create({ ...params, shipment: to }).shipment.schedule).toBe(schedule);
      const other = schedule === "same_day" ? "next_day" : "same_day";
      const made = bank.physicalCards.create({ ...params, shipment: { ...to, schedule: other } });
      expect(made.shipment.schedule).toBe(other);
    },
  );

  test("uses the default profile of the Program of the Card's Account (D-31) [physical-cards-profile-default]", () => {
    const program = bank.simulations.programs.create({ name: "Second" });
    const [ofSecond] = bank.physicalCardProfiles.list().data;
    profileOf(program.id);
    const account = bank.accounts.create({ name: "Other", program_id: program.id });
    const { id } = bank.cards.create({ account_id: account.id });
    expect(bank.physicalCards.create({ ...params, card_id: id }).physical_card_profile_id).toBe(ofSecond?.id);
    expect(order().physical_card_profile_id).not.toBe(ofSecond?.id);
  });

  test("orders a Physical Card for a disabled Card, and a second one for the same Card [card-many-physical-cards]", () => {
    order();
    bank.cards.update(card.id, { status: "disabled" });
    expect(create(params).status).toBe(200);
  });

  test.each(["first_name", "last_name"])(
    "accepts only printable characters as `%s` of the cardholder (D-55) [physical-card-printed]",
    (field) => {
      const named = (name: string) => ({ ...params, cardholder: { ...cardholder, [field]: name } });
      for (const character of "AZaz09_.-/ ") expect(create(named(`A${character}b`)).status).toBe(200);
      for (const character of "é'&,\n\t\\:@[`{") {
        const answer = send(bank, { method: "POST", path: "/physical_cards", body: named(`A${character}b`) });
        expect(refusalOf(answer)).toEqual(invalid(`cardholder.${field}`));
      }
    },
  );
});

describe("PATCH /physical_cards/{physical_card_id}", () => {
  test("updates a Physical Card of a closed Account", () => {
    const made = order();
    cardOfClosed();
    expect(patch(made.id, { status: "canceled" })).toMatchObject({ status: 200, body: { status: "canceled" } });
  });
});
