import type { Entity, EntityList, EntityStatus } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { noSuchMethod, notNow, refusalOf, send } from "../../support/send.ts";

const address = { line1: "2 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const corporation = { name: "Example Works", address };
const person = { name: "Sample Person", date_of_birth: "1990-12-10", address };
const requiredOfTrust = { name: "Example Trust", category: "irrevocable", address, trustees: [person] };
const trust = { ...requiredOfTrust, formation_state: "IL", tax_identifier: "602214076" };
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
        corporation: { ...corporation, website: null, tax_identifier: null, address: { ...address, line2: null } },
        created_at: "2026-01-01T00:00:00.000Z",
        description: null,
        government_authority: null,
        idempotency_key: null,
        joint: null,
        natural_person: null,
        status: "active",
        structure: "corporation",
        trust: null,
        type: "entity",
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
          tax_identifier: "602214076",
          address: { ...address, line2: "Floor 2" },
        },
      },
    ],
    [
      "a person",
      { structure: "natural_person", natural_person: { ...person, address: { ...address, line2: "Rear" } } },
    ],
    ["a trust", { structure: "trust", trust }],
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
