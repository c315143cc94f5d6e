import type { Entity, EntityList, EntityStatus } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { noSuchMethod, notFound, notNow, refusalOf, send } from "../../support/send.ts";

const address = { line1: "2 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const corporation = { name: "Example Works", address };
const person = { name: "Sample Person", date_of_birth: "1990-12-10", address };
const requiredOfTrust = { name: "Example Trust", category: "irrevocable", address, trustees: [person] };
const trust = { ...requiredOfTrust, formation_state: "IL", tax_identifier: "602214076" };
const trustee = { structure: "individual", individual: person };
const requiredOfAuthority = {
  name: "Example State",
  category: "state_government",
  address,
  authorized_persons: [{ name: "Sample Person" }],
};

const government_authority = {
  ...requiredOfAuthority,
  website: "https://example.com",
  tax_identifier: "602214076",
};

const structures = ["corporation", "natural_person", "joint", "trust", "government_authority"] as const;

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

const create = (body: unknown) => send<Entity>(bank, { method: "POST", path: "/entities", body });

describe("POST /entities", () => {
  test("creates a company with null for each field that is not sent, and emits `entity.created`", () => {
    const { status, body } = create({ structure: "corporation", corporation });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^entity_[0-9a-z]{20}$/),
        corporation: {
          ...corporation,
          website: null,
          legal_identifier: null,
          tax_identifier: null,
          address: { ...address, line2: null, country: "US" },
          beneficial_owners: [],
          beneficial_ownership_exemption_reason: null,
          email: null,
          incorporation_state: null,
          industry_code: null,
        },
        created_at: "2026-01-01T00:00:00.000Z",
        creating_entity_onboarding_session_id: null,
        description: null,
        details_confirmed_at: null,
        government_authority: null,
        idempotency_key: null,
        joint: null,
        natural_person: null,
        risk_rating: null,
        status: "active",
        structure: "corporation",
        supplemental_documents: [],
        terms_agreements: [],
        third_party_verification: null,
        trust: null,
        type: "entity",
        validation: null,
      },
    ]);
    const events = bank.events.list().data.map((event) => [event.category, event.associated_object_id]);
    expect(events).toEqual([["entity.created", body.id]]);
  });

  test.each<[string, Record<string, unknown>]>([
    [
      "a company with every field",
      {
        structure: "corporation",
        description: "A customer",
        corporation: {
          ...corporation,
          website: "https://example.com",
          legal_identifier: { value: "602214076", category: "other" },
          address: { ...address, line2: "Floor 2" },
          beneficial_owners: [
            { individual: person, prongs: ["control", "ownership"], company_title: "CEO" },
            { individual: { ...person, name: "Second Person" }, prongs: ["ownership"] },
          ],
          beneficial_ownership_exemption_reason: "publicly_traded_company",
          email: "office@example.com",
          incorporation_state: "DE",
          industry_code: "522110",
        },
      },
    ],
    [
      "a person",
      { structure: "natural_person", natural_person: { ...person, address: { ...address, line2: "Rear" } } },
    ],
    ["a trust", { structure: "trust", trust: { ...trust, grantor: person, trustees: [trustee] } }],
    ["a joint Entity", { structure: "joint", joint: { name: "The Persons", individuals: Array(10).fill(person) } }],
    ["a public body", { structure: "government_authority", government_authority }],
  ])("creates an Entity with every field of %s", (_, params) => {
    expect(create(params)).toMatchObject({ status: 200, body: params });
  });

  test.each<[string, Record<string, unknown>]>([
    ["trust", { formation_state: null, tax_identifier: null }],
    ["government_authority", { website: null, tax_identifier: null }],
  ])("creates an Entity of structure %s with null for each field that is not sent", (structure, expected) => {
    const required = structure === "trust" ? { trust: requiredOfTrust } : { government_authority: requiredOfAuthority };
    expect(create({ structure, ...required }).body).toMatchObject({
      [structure]: { ...expected, address: { ...address, line2: null } },
    });
  });

  test.each([
    [["Ann"], "Ann"],
    [["Ann", "Ben"], "Ann and Ben"],
    [["Ann", "Ben", "Cas"], "Ann, Ben and Cas"],
  ])("joins the names %j as the name of a joint Entity: %s", (names, expected) => {
    const individuals = names.map((name) => ({ ...person, name }));
    expect(create({ structure: "joint", joint: { individuals } }).body.joint?.name).toBe(expected);
  });

  test("shows the older `tax_identifier` of a company as its legal identifier, of the category of an EIN", () => {
    const older = create({ structure: "corporation", corporation: { ...corporation, tax_identifier: "602214076" } });
    const named = create({
      structure: "corporation",
      corporation: { ...corporation, legal_identifier: { value: "602214076" } },
    });
    const legal_identifier = { category: "us_employer_identification_number", value: "602214076" };
    for (const { body } of [older, named]) {
      expect(body.corporation).toMatchObject({ legal_identifier, tax_identifier: "602214076" });
    }
  });

  test("accepts an address outside the United States without a state and a ZIP code", () => {
    const abroad = { line1: "Hauptstraße 1", city: "Berlin", country: "DE" };
    const { body } = create({ structure: "natural_person", natural_person: { ...person, address: abroad } });
    expect(body.natural_person?.address).toEqual({ ...abroad, line2: null, state: null, zip: null });
  });

  test("names every fault of an address, its missing state and ZIP code included (D-05)", () => {
    const answer = create({ structure: "natural_person", natural_person: { ...person, address: { line1: 1 } } });
    expect(refusalOf(answer as never).fields).toEqual(
      ["line1", "city", "state", "zip"].map((key) => `natural_person.address.${key}`),
    );
  });

  test("shows a trustee who is given as a bare person like one with a structure", () => {
    const trustees = [person, trustee];
    const { body } = create({ structure: "trust", trust: { ...requiredOfTrust, trustees } });
    expect(body.trust?.trustees[0]).toMatchObject(trustee);
    expect(body.trust?.trustees[0]).toEqual(body.trust?.trustees[1]);
  });

  test.each([
    ["078-05-1120", "1120"],
    ["1234", "1234"],
    ["A🏦b🏦c", "🏦b🏦c"],
  ])("returns of the identification %s only its last four characters", (number, number_last4) => {
    const identification = { method: "social_security_number", number };
    const { body } = create({
      structure: "natural_person",
      natural_person: { ...person, identification, confirmed_no_us_tax_id: false },
    });
    expect(body.natural_person).toEqual({
      ...person,
      address: { ...address, line2: null, country: "US" },
      identification: { method: "social_security_number", number_last4 },
    });
  });

  test("returns nothing of the document of an identification but the last four characters of its number", () => {
    const file_id = bank.files.list().data[0]?.id;
    const passport = { country: "DE", expiration_date: "2030-01-01", file_id };
    const identification = { method: "passport", number: "C01X00T47", passport };
    const owner = { individual: { ...person, identification }, prongs: ["control"] };
    const { body } = create({
      structure: "corporation",
      corporation: { ...corporation, beneficial_owners: [owner] },
    });
    expect(body.corporation?.beneficial_owners[0]?.individual.identification).toEqual({
      method: "passport",
      number_last4: "0T47",
    });
  });

  test("makes the ids of beneficial owners and of authorized persons in the order of the body (D-103)", () => {
    const beneficial_owners = ["A", "B", "C"].map((name) => ({
      individual: { ...person, name },
      prongs: ["ownership"],
    }));
    const authorized_persons = beneficial_owners.map(({ individual: { name } }) => ({ name }));
    const company = (owners: object[]) => ({
      structure: "corporation",
      corporation: { ...corporation, beneficial_owners: owners },
    });
    const idsOf = ({ body }: ReturnType<typeof create>) => body.corporation?.beneficial_owners.map(({ id }) => id);
    const ids = idsOf(create(company(beneficial_owners)));
    expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^entity_beneficial_owner_[0-9a-z]{20}$/)));
    const authority = create({
      structure: "government_authority",
      government_authority: { ...government_authority, authorized_persons },
    });
    expect(authority.body.government_authority?.authorized_persons).toEqual(
      authorized_persons.map(({ name }) => ({
        authorized_person_id: expect.stringMatching(/^entity_authorized_person_[0-9a-z]{20}$/),
        name,
      })),
    );
    bank = createBank();
    expect(beneficial_owners.flatMap((owner) => idsOf(create(company([owner]))))).toEqual(ids);
  });

  test("returns the rating, the documents, the agreements and the verification that are given", () => {
    const [file] = bank.files.list().data;
    const agreement = { ip_address: "203.0.113.1", terms_url: "https://example.com/terms" };
    const third_party_verification = { reference: "1", vendor: "Any vendor" };
    const { body } = create({
      structure: "corporation",
      risk_rating: { rated_at: "2026-01-01T01:00:00+01:00", rating: "low" },
      supplemental_documents: [{ file_id: file?.id }],
      terms_agreements: [{ ...agreement, agreed_at: "2025-12-31T12:00Z" }],
      third_party_verification,
    });
    expect(body).toMatchObject({
      risk_rating: { rated_at: "2026-01-01T00:00:00.000Z", rating: "low" },
      terms_agreements: [{ ...agreement, agreed_at: "2025-12-31T12:00:00.000Z" }],
      third_party_verification,
    });
    expect(body.supplemental_documents).toEqual([
      {
        created_at: "2026-01-01T00:00:00.000Z",
        entity_id: body.id,
        file_id: file?.id,
        idempotency_key: null,
        type: "entity_supplemental_document",
      },
    ]);
  });

  test.each(structures)("fills in sample data for a %s only when its object is absent", (structure) => {
    const { status, body } = create({ structure });
    expect([status, structures.filter((each) => body[each] !== null)]).toEqual([200, [structure]]);
  });
});

describe("GET /entities", () => {
  test("starts a new bank with one Entity, a company, without an Event (D-31)", () => {
    const { body } = send<EntityList>(bank, { method: "GET", path: "/entities" });
    expect(body).toMatchObject({
      data: [{ structure: "corporation", status: "active", type: "entity" }],
      next_cursor: null,
    });
    expect(body.data).toHaveLength(1);
    expect(bank.events.list().data).toEqual([]);
  });
});

describe("PATCH /entities/{entity_id}", () => {
  test.each(["archive", "disable"] as const)(
    "updates the description of an Entity after it is changed by %s",
    (trigger) => {
      const { id } = bank.entities.create({ structure: "trust" });
      const { status } = bank.entities[trigger](id);
      expect(bank.entities.update(id, { description: "Old" })).toMatchObject({ description: "Old", status });
    },
  );
});

describe("the details that PATCH /entities/{entity_id} changes", () => {
  const update = (id: string, body: unknown) =>
    send<Entity>(bank, { method: "PATCH", path: `/entities/${id}`, body }).body;
  const newAddress = { line1: "3 Main Street", city: "Berlin", country: "DE" };
  const shown = { ...newAddress, line2: null, state: null, zip: null };

  test.each<[structure: string, details: object, before: object, after: object]>([
    [
      "corporation",
      {
        ...{ name: "New", address: newAddress, email: "a@example.com", incorporation_state: "NY" },
        ...{ industry_code: "1", legal_identifier: { value: "7" }, website: "https://example.com" },
      },
      { ...corporation, legal_identifier: { value: "6", category: "other" } },
      { address: shown, legal_identifier: { category: "us_employer_identification_number", value: "7" } },
    ],
    ["natural_person", { name: "New", address: newAddress }, person, { address: shown }],
    ["trust", { name: "New", address: newAddress }, trust, { address: shown }],
    ["government_authority", { name: "New", address: newAddress }, government_authority, { address: shown }],
  ])("replaces each object of a %s that is given, and keeps the rest", (structure, details, before, after) => {
    const old = create({ structure, [structure]: before }).body;
    const changed = update(old.id, { [structure]: details });
    const kept = old[structure as "trust"] as object;
    const identifiers = structure === "corporation" ? { tax_identifier: "7" } : {};
    expect(changed).toEqual({ ...old, [structure]: { ...kept, ...details, ...after, ...identifiers } });
    for (const [key, value] of Object.entries(details)) {
      const { id } = create({ structure, [structure]: before }).body;
      const one = update(id, { [structure]: { [key]: value } })[structure as "trust"];
      expect(one).toEqual({
        ...kept,
        ...(structure === "government_authority" && { authorized_persons: expect.anything() }),
        [key]: (after as Record<string, unknown>)[key] ?? value,
        ...(key === "legal_identifier" && identifiers),
      });
    }
  });

  test("adds agreements to those there are", () => {
    const agreements = ["a", "b", "c"].map((each) => ({
      agreed_at: "2026-01-01T00:00:00.000Z",
      ip_address: "203.0.113.1",
      terms_url: `https://example.com/${each}`,
    }));
    const { id } = create({ structure: "joint", terms_agreements: agreements.slice(0, 1) }).body;
    expect(update(id, { terms_agreements: agreements.slice(1) }).terms_agreements).toEqual(agreements);
  });

  test("emits an Event for an identification that looks the same, and none for a person that is the same (D-40)", () => {
    const identification = { method: "social_security_number", number: "078-05-1120" };
    const { id } = create({ structure: "natural_person", natural_person: { ...person, identification } }).body;
    const count = () => bank.events.list({ associated_object_id: id }).data.length;
    update(id, { natural_person: { name: person.name, address, confirmed_no_us_tax_id: true } });
    update(id, { terms_agreements: [] });
    expect(count()).toBe(1);
    update(id, { natural_person: { identification } });
    expect(count()).toBe(2);
  });

  test("refuses an Entity that does not exist before the object of another structure (D-27)", () => {
    const answer = send(bank, { method: "PATCH", path: "/entities/entity_0", body: { trust: { name: "New" } } });
    expect(refusalOf(answer)).toEqual(notFound);
  });
});

describe("POST /simulations/entities/{entity_id}/update_validation", () => {
  const beneficial_owners = ["A", "B"].map((name) => ({ individual: { ...person, name }, prongs: ["control"] }));
  const company = () => create({ structure: "corporation", corporation: { ...corporation, beneficial_owners } }).body;
  const validate = (id: string, ...categories: string[]) =>
    send<Entity>(bank, {
      method: "POST",
      path: `/simulations/entities/${id}/update_validation`,
      body: { issues: categories.map((category) => ({ category })) },
    }).body;

  test("is valid without issues, and emits `entity.updated` each time", () => {
    const { id } = company();
    expect(validate(id).validation).toEqual({ status: "valid", issues: [] });
    validate(id);
    const events = bank.events.list({ associated_object_id: id }).data.map(({ category }) => category);
    expect(events).toEqual(["entity.updated", "entity.updated", "entity.created"]);
  });

  test("is invalid with issues in their order, each with the object of its category, about the first owner", () => {
    const entity = company();
    const beneficial_owner_id = entity.corporation?.beneficial_owners[0]?.id;
    const none = {
      ...{ beneficial_owner_address: null, beneficial_owner_identity: null },
      ...{ entity_address: null, entity_tax_identifier: null },
    };
    const issues = [
      { ...none, category: "entity_tax_identifier", entity_tax_identifier: {} },
      { ...none, category: "entity_address", entity_address: { reason: "mailbox_address" } },
      { ...none, category: "beneficial_owner_identity", beneficial_owner_identity: { beneficial_owner_id } },
      {
        ...none,
        category: "beneficial_owner_address",
        beneficial_owner_address: { beneficial_owner_id, reason: "mailbox_address" },
      },
    ];
    const validation = { status: "invalid", issues };
    expect(validate(entity.id, ...issues.map(({ category }) => category))).toEqual({ ...entity, validation });
  });
});

describe("the states of an Entity", () => {
  const entityIn = (status: EntityStatus): Entity => {
    const entity = bank.entities.create({ structure: "trust" });
    if (status === "archived") return bank.entities.archive(entity.id);
    return status === "disabled" ? bank.entities.disable(entity.id) : entity;
  };

  test("has no endpoint to disable an Entity, which only the bank can do", () => {
    const { id } = entityIn("active");
    expect(refusalOf(send(bank, { method: "POST", path: `/entities/${id}/disable` }))).toEqual(noSuchMethod);
  });

  test("refuses to disable an Entity that does not exist", () => {
    expect(() => bank.entities.disable("entity_0")).toThrow(expect.objectContaining({ status: 404 }));
  });

  test("refuses to archive a disabled Entity, which stays disabled and emits nothing (O-04)", () => {
    const { id } = entityIn("disabled");
    const events = bank.events.list().data;
    expect(refusalOf(send(bank, { method: "POST", path: `/entities/${id}/archive` }))).toEqual(notNow);
    expect(bank.entities.retrieve(id).status).toBe("disabled");
    expect(bank.events.list().data).toEqual(events);
  });

  test.each<EntityStatus>(["archived", "disabled"])("refuses a new Account for an Entity that is %s", (status) => {
    const { id } = entityIn(status);
    const body = { name: "Late", entity_id: id };
    expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body }))).toEqual(notNow);
  });

  test.each(["archive", "disable"] as const)(
    "accepts changes to the objects of an Entity after %s, and their restriction",
    (trigger) => {
      const [owner] = bank.entities.list().data as [Entity];
      const { id: account_id } = bank.accounts.create({ name: "Operating" });
      const number = bank.accountNumbers.create({ account_id, name: "Rent" }).id;
      const card = bank.cards.create({ account_id, entity_id: owner.id }).id;
      bank.entities[trigger](owner.id);
      expect(bank.accounts.update(account_id, { name: "Late" }).name).toBe("Late");
      expect(bank.accountNumbers.update(number, { status: "disabled" }).status).toBe("disabled");
      expect(bank.cards.update(card, { status: "canceled", entity_id: owner.id }).status).toBe("canceled");
      expect(bank.limits.create({ metric: "count", model_id: card, value: 0, interval: "day" }).status).toBe("active");
      expect(bank.accounts.close(account_id).status).toBe("closed");
    },
  );
});
