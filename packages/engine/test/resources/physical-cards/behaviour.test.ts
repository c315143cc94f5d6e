import type {
  Card,
  File,
  PhysicalCard,
  PhysicalCardCreateParams,
  PhysicalCardList,
  PhysicalCardProfile,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";

const cardholder = { first_name: "Sample", last_name: "Cardholder" };
const address = {
  name: "Sample Person",
  line1: "1 Main Street",
  city: "Springfield",
  state: "IL",
  postal_code: "62701",
};

const shipment = { address, method: "courier_a_2_day" } as const;

let bank: Bank;
let card: Card;
let params: PhysicalCardCreateParams;
beforeEach(() => {
  bank = createBank();
  card = bank.cards.create({ account_id: bank.accounts.create({ name: "Operating" }).id });
  params = { card_id: card.id, cardholder, shipment };
});

const create = (body: unknown) => send<PhysicalCard>(bank, { method: "POST", path: "/physical_cards", body });
const order = (method: PhysicalCard["shipment"]["method"] = "courier_a_2_day") =>
  bank.physicalCards.create({ ...params, shipment: { ...shipment, method } });
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

  test("emits `physical_card.created` and no other Event when a Physical Card is ordered (D-94) [event-physical-card-created]", () => {
    let made: PhysicalCard | undefined;
    expect(eventsOf(bank, () => (made = order()))).toEqual([["physical_card.created", made?.id]]);
  });

  const lengths: [field: string, longest: number][] = [
    ["cardholder.first_name", 200],
    ["cardholder.last_name", 200],
    ["shipment.address.name", 35],
    ["shipment.address.line1", 35],
    ["shipment.address.line2", 35],
    ["shipment.address.line3", 9],
    ["shipment.address.city", 35],
    ["shipment.address.state", 200],
    ["shipment.address.postal_code", 16],
    ["shipment.address.phone_number", 15],
  ];

  /** Valid parameters with another value at a dotted path. */
  function withValue(path: string, value: unknown): object {
    const body = structuredClone(params) as object;
    const names = path.split(".");
    const last = names.pop() as string;
    let place = body as Record<string, unknown>;
    for (const name of names) place = place[name] as Record<string, unknown>;
    place[last] = value;
    return body;
  }

  test.each(lengths)("accepts %s of 1 to %i characters, and refuses other lengths (D-55)", (field, longest) => {
    for (const length of [1, longest]) expect(create(withValue(field, "a".repeat(length))).status).toBe(200);
    const before = stateText(bank);
    for (const length of [0, longest + 1]) {
      const body = withValue(field, "a".repeat(length));
      expect(refusalOf(send(bank, { method: "POST", path: "/physical_cards", body }))).toEqual(invalid(field));
    }
    expect(stateText(bank)).toBe(before);
  });

  test.each(["cardholder.first_name", "cardholder.last_name"])(
    "accepts only printable characters in %s (D-55) [physical-card-printed]",
    (field) => {
      for (const character of "AZaz09_.-/ ") expect(create(withValue(field, `A${character}b`)).status).toBe(200);
      for (const character of "é'&,\n\t\\:@[`{") {
        const body = withValue(field, `A${character}b`);
        expect(refusalOf(send(bank, { method: "POST", path: "/physical_cards", body }))).toEqual(invalid(field));
      }
    },
  );

  test.each<[string, string, unknown, ReturnType<typeof refusalOf>]>([
    ["no card_id", "card_id", undefined, invalid("card_id")],
    ["no cardholder", "cardholder", undefined, invalid("cardholder")],
    ["no first name", "cardholder.first_name", undefined, invalid("cardholder.first_name")],
    ["no last name", "cardholder.last_name", undefined, invalid("cardholder.last_name")],
    ["no shipment", "shipment", undefined, invalid("shipment")],
    ["no method", "shipment.method", undefined, invalid("shipment.method")],
    ["an unknown method", "shipment.method", "pigeon", invalid("shipment.method")],
    ["an unknown schedule", "shipment.schedule", "now", invalid("shipment.schedule")],
    ["no address", "shipment.address", undefined, invalid("shipment.address")],
    ["no name", "shipment.address.name", undefined, invalid("shipment.address.name")],
    ["no line1", "shipment.address.line1", undefined, invalid("shipment.address.line1")],
    ["no city", "shipment.address.city", undefined, invalid("shipment.address.city")],
    ["no state", "shipment.address.state", undefined, invalid("shipment.address.state")],
    ["no postal_code", "shipment.address.postal_code", undefined, invalid("shipment.address.postal_code")],
    ["a line2 that is null", "shipment.address.line2", null, invalid("shipment.address.line2")],
    ["a country in small letters", "shipment.address.country", "us", invalid("shipment.address.country")],
    ["a domestic method to another country (D-56)", "shipment.address.country", "CA", invalid("shipment.method")],
    [
      "the international method inside the country (D-56)",
      "shipment.method",
      "courier_b_worldwide_express",
      invalid("shipment.address.country"),
    ],
    ["a field of the response", "status", "active", invalid("status")],
    ["a Card that does not exist", "card_id", "card_0", notFound],
    ["a profile that does not exist", "physical_card_profile_id", "physical_card_profile_0", notFound],
  ])(
    "refuses to order a Physical Card with %s [physical-cards-required, physical-cards-country, physical-cards-international]",
    (_, field, value, expected) => {
      const body = withValue(field, value);
      const before = stateText(bank);
      expect(refusalOf(send(bank, { method: "POST", path: "/physical_cards", body }))).toEqual(expected);
      expect(stateText(bank)).toBe(before);
    },
  );

  test.each<[string, () => object]>([
    ["a Card of a closed Account (D-39)", () => ({ card_id: cardOfClosed() })],
    ["a canceled Card", () => ({ card_id: bank.cards.update(card.id, { status: "canceled" }).id })],
    [
      "a profile of another Program",
      () => ({ physical_card_profile_id: profileOf(bank.simulations.programs.create({ name: "Second" }).id).id }),
    ],
    ["an archived profile", () => ({ physical_card_profile_id: bank.physicalCardProfiles.archive(profileOf().id).id })],
  ])("refuses to order a Physical Card for %s [account-closed-no-activity]", (_, arrange) => {
    const body = { ...params, ...arrange() };
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/physical_cards", body }))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
  });
});

describe("GET /physical_cards", () => {
  test.each<[string, number[]]>([
    ["", [3, 2, 1, 0]],
    ["card_id=CARD", [2, 0]],
    ["card_id=OTHER", [3, 1]],
    ["card_id=card_of_nobody", []],
    ["idempotency_key=key-2", [2]],
    ["idempotency_key=key-9", []],
    ["card_id=OTHER&idempotency_key=key-2", []],
    ["card_id=CARD&idempotency_key=key-2", [2]],
    ["card_id=CARD&limit=1", [2]],
    ["created_at.after=2026-01-01T00:00:00Z", [3, 2]],
    ["created_at.on_or_before=2026-01-01T00:00:00Z&card_id=OTHER", [1]],
  ])("lists Physical Cards for ?%s, newest first (D-08, D-09, D-26) [physical-cards-list]", (query, expected) => {
    const other = bank.cards.create({ account_id: card.account_id });
    const all = [order().id, bank.physicalCards.create({ ...params, card_id: other.id }).id];
    bank.clock.advance({ hours: 1 });
    all.push(bank.physicalCards.create(params, { idempotencyKey: "key-2" }).id);
    all.push(bank.physicalCards.create({ ...params, card_id: other.id }).id);
    const path = `/physical_cards?${query.replace("CARD", card.id).replace("OTHER", other.id)}`;
    const { body } = send<PhysicalCardList>(bank, { method: "GET", path });
    expect(body.data.map(({ id }) => all.indexOf(id))).toEqual(expected);
  });
});

describe("GET /physical_cards/{physical_card_id}", () => {
  test("retrieves a Physical Card [physical-cards-retrieve]", () => {
    const made = order();
    expect(bank.physicalCards.retrieve(made.id)).toEqual(made);
  });
});

describe("PATCH /physical_cards/{physical_card_id}", () => {
  test.each<[PhysicalCard["status"], PhysicalCard["status"], 200 | 409]>([
    ["active", "active", 200],
    ["active", "disabled", 200],
    ["active", "canceled", 200],
    ["disabled", "active", 200],
    ["disabled", "disabled", 200],
    ["disabled", "canceled", 200],
    ["canceled", "active", 409],
    ["canceled", "disabled", 409],
    ["canceled", "canceled", 200],
  ])(
    "updates a Physical Card's status from %s to %s with response %i (D-40, D-54) [physical-card-status, physical-card-canceled, physical-card-disabled, event-physical-card-updated]",
    (from, to, status) => {
      const made = order();
      bank.physicalCards.update(made.id, { status: from });
      const before = stateText(bank);
      const events = eventsOf(bank, () => expect(patch(made.id, { status: to }).status).toBe(status));
      expect(bank.physicalCards.retrieve(made.id).status).toBe(status === 200 ? to : from);
      expect(events).toEqual(status === 200 && from !== to ? [["physical_card.updated", made.id]] : []);
      if (status === 409) expect(stateText(bank)).toBe(before);
    },
  );

  test("updates a Physical Card of a closed Account", () => {
    const made = order();
    cardOfClosed();
    expect(patch(made.id, { status: "canceled" })).toMatchObject({ status: 200, body: { status: "canceled" } });
  });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["no status", {}, invalid("status")],
    ["an unknown status", { status: "lost" }, invalid("status")],
    ["another field", { status: "disabled", card_id: "card_0" }, invalid("card_id")],
    [
      "a telephone number",
      { status: "disabled", shipment: { address: { phone_number: "+15555550100" } } },
      invalid("shipment"),
    ],
  ])("refuses to update a Physical Card with %s [physical-cards-update, physical-cards-phone]", (_, body, expected) => {
    const { id } = order();
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/physical_cards/${id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});
