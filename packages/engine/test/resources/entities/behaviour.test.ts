import type { Entity, EntityList, EntityStatus } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, replay } from "../../../src/index.ts";
import { isRefused } from "../../../src/resource-kit/state-table.ts";
import { entityStates } from "../../../src/resources/entities/states.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, noSuchMethod, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";

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

  test("keeps the idempotency key of an Entity", () => {
    const params = { structure: "trust" } as const;
    expect(bank.entities.create(params, { idempotencyKey: "trust-1" }).idempotency_key).toBe("trust-1");
  });

  const { line1: _line1, ...noLine1 } = address;
  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["no structure", {}, invalid("structure")],
    ["an unknown structure", { structure: "guild" }, invalid("structure")],
    ["a company with the object of a trust", { structure: "corporation", trust }, invalid("trust")],
    [
      "a joint Entity of no individuals",
      { structure: "joint", joint: { individuals: [] } },
      invalid("joint.individuals"),
    ],
    [
      "a joint Entity of eleven individuals",
      { structure: "joint", joint: { individuals: Array(11).fill(person) } },
      invalid("joint.individuals"),
    ],
    ["a trust without trustees", { structure: "trust", trust: { ...trust, trustees: [] } }, invalid("trust.trustees")],
    [
      "an unknown category of trust",
      { structure: "trust", trust: { ...trust, category: "blind" } },
      invalid("trust.category"),
    ],
    [
      "a public body with six authorized persons",
      {
        structure: "government_authority",
        government_authority: { ...government_authority, authorized_persons: Array(6).fill({ name: "A" }) },
      },
      invalid("government_authority.authorized_persons"),
    ],
    ["a trust with the object of a company", { structure: "trust", corporation }, invalid("corporation")],
    [
      "a company that is also a person",
      { structure: "corporation", corporation, natural_person: person },
      invalid("natural_person"),
    ],
    ["an empty description", { structure: "trust", description: "" }, invalid("description")],
    [
      "a company without address",
      { structure: "corporation", corporation: { name: "A" } },
      invalid("corporation.address"),
    ],
    [
      "an address without line1",
      { structure: "corporation", corporation: { name: "A", address: noLine1 } },
      invalid("corporation.address.line1"),
    ],
    [
      "a date of birth that no calendar has",
      { structure: "natural_person", natural_person: { ...person, date_of_birth: "1990-02-30" } },
      invalid("natural_person.date_of_birth"),
    ],
    [
      "an unknown field of an address",
      { structure: "natural_person", natural_person: { ...person, address: { ...address, country: "US" } } },
      invalid("natural_person.address.country"),
    ],
  ])("refuses to create an Entity with %s", (_, body, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/entities", body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
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

  test("lists Entities newest first, by idempotency key and time of creation, in pages (D-08, D-26)", () => {
    const [first] = bank.entities.list().data;
    bank.clock.advance({ days: 1 });
    const second = bank.entities.create({ structure: "trust" }, { idempotencyKey: "trust-1" });
    expect(bank.entities.list().data).toEqual([second, first]);
    expect(bank.entities.list({ idempotency_key: "trust-1" }).data).toEqual([second]);
    expect(bank.entities.list({ idempotency_key: "trust-2" }).data).toEqual([]);
    expect(bank.entities.list({ created_at: { on_or_after: "2026-01-02T00:00:00Z" } }).data).toEqual([second]);
    const page = bank.entities.list({ limit: 1 });
    expect(bank.entities.list({ limit: 1, cursor: page.next_cursor as string })).toEqual({
      data: [first],
      next_cursor: null,
    });
  });
});

describe("GET /entities/{entity_id}", () => {
  test("retrieves an Entity", () => {
    const entity = bank.entities.create({ structure: "trust" });
    expect(send(bank, { method: "GET", path: `/entities/${entity.id}` })).toMatchObject({ status: 200, body: entity });
  });
});

describe("GET /entities by state", () => {
  test.each([
    ["active", ["Active"]],
    ["archived", ["Archived"]],
    ["disabled", ["Disabled"]],
    ["archived,disabled", ["Disabled", "Archived"]],
  ])("lists the Entities with status.in=%s", (states, expected) => {
    const [active, archived, disabled] = ["Active", "Archived", "Disabled"].map((description) =>
      bank.entities.create({ structure: "trust", description }),
    ) as [Entity, Entity, Entity];
    bank.entities.archive(archived.id);
    bank.entities.disable(disabled.id);
    const path = `/entities?status.in=${states}&created_at.on_or_after=${active.created_at}`;
    const { body } = send<EntityList>(bank, { method: "GET", path });
    const found = body.data.map(({ description }) => description).filter((description) => description !== null);
    expect(found).toEqual(expected);
  });

  test("refuses to list Entities by an unknown status", () => {
    expect(refusalOf(send(bank, { method: "GET", path: "/entities?status.in=gone" }))).toEqual(
      invalid("query.status.in.0"),
    );
  });
});

describe("PATCH /entities/{entity_id}", () => {
  test("updates the description of an Entity and nothing else, and emits `entity.updated`", () => {
    const entity = bank.entities.create({ structure: "trust" });
    const description = "d".repeat(200);
    expect(eventsOf(bank, () => bank.entities.update(entity.id, { description }))).toEqual([
      ["entity.updated", entity.id],
    ]);
    expect(bank.entities.retrieve(entity.id)).toEqual({ ...entity, description });
  });

  test.each(["archive", "disable"] as const)(
    "updates the description of an Entity after it is changed by %s",
    (trigger) => {
      const { id } = bank.entities.create({ structure: "trust" });
      const { status } = bank.entities[trigger](id);
      expect(bank.entities.update(id, { description: "Old" })).toMatchObject({ description: "Old", status });
    },
  );

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["an empty description", { description: "" }, invalid("description")],
    ["a description of 201 characters", { description: "d".repeat(201) }, invalid("description")],
    ["a description that is null", { description: null }, invalid("description")],
    ["a status", { status: "archived" }, invalid("status")],
  ])("refuses to update an Entity with %s", (_, body, expected) => {
    const { id } = bank.entities.create({ structure: "trust" });
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/entities/${id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("the states of an Entity", () => {
  const entityIn = (status: EntityStatus): Entity => {
    const entity = bank.entities.create({ structure: "trust" });
    if (status === "archived") return bank.entities.archive(entity.id);
    return status === "disabled" ? bank.entities.disable(entity.id) : entity;
  };

  test.each<[EntityStatus, "archive" | "disable", EntityStatus | "refused"]>([
    ["active", "archive", "archived"],
    ["active", "disable", "disabled"],
    ["disabled", "archive", "archived"],
    ["disabled", "disable", "refused"],
    ["archived", "archive", "refused"],
    ["archived", "disable", "refused"],
  ])("moves an Entity from %s by %s: %s, with an Event unless refused", (from, trigger, expected) => {
    const entity = entityIn(from);
    const before = stateText(bank);
    const act = () => bank.entities[trigger](entity.id);
    expect(isRefused(entityStates[from][trigger])).toBe(expected === "refused");
    if (expected === "refused") {
      expect(act).toThrow(expect.objectContaining({ name: "BankError", status: 409 }));
      expect(stateText(bank)).toBe(before);
      return;
    }
    expect(eventsOf(bank, act)).toEqual([["entity.updated", entity.id]]);
    expect(bank.entities.retrieve(entity.id)).toEqual({ ...entity, status: expected });
  });

  test("archives an Entity with POST /entities/{entity_id}/archive", () => {
    const entity = entityIn("active");
    const answer = send(bank, { method: "POST", path: `/entities/${entity.id}/archive` });
    expect([answer.status, answer.body]).toEqual([200, { ...entity, status: "archived" }]);
  });

  test.each<[string, string, unknown, ReturnType<typeof refusalOf>]>([
    ["archiving with a field in the body", "archive", { reason: "done" }, invalid("reason")],
    ["disabling, which only the bank can do,", "disable", {}, noSuchMethod],
  ])("refuses %s over HTTP", (_, action, body, expected) => {
    const { id } = entityIn("active");
    expect(refusalOf(send(bank, { method: "POST", path: `/entities/${id}/${action}`, body }))).toEqual(expected);
  });

  test("refuses to archive or disable an Entity that does not exist", () => {
    const path = "/entities/entity_0/archive";
    expect(refusalOf(send(bank, { method: "POST", path }))).toEqual(notFound);
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

  test("replays the disabling of an Entity at the same time with the same Event", () => {
    bank.clock.advance({ hours: 1 });
    const { id } = entityIn("disabled");
    const again = replay(JSON.parse(JSON.stringify(bank.journal())));
    expect(again.entities.retrieve(id).status).toBe("disabled");
    expect(stateText(again)).toBe(stateText(bank));
  });
});
