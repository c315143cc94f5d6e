import type { Entity, EntityList } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../src/index.ts";
import { invalid, notFound, refusalOf, send, stateText } from "../support/send.ts";

const address = { line1: "2 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const corporation = { name: "Example Works", address };
const person = { name: "Ada Example", date_of_birth: "1990-12-10", address };

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

const create = (body: unknown) => send<Entity>(bank, { method: "POST", path: "/entities", body });

describe("POST /entities", () => {
  test("makes a company, with null for what is not sent, and emits `entity.created`", () => {
    const { status, body } = create({ structure: "corporation", corporation });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^entity_[0-9a-z]{20}$/),
        corporation: { ...corporation, website: null, tax_identifier: null, address: { ...address, line2: null } },
        created_at: "2026-01-01T00:00:00.000Z",
        description: null,
        idempotency_key: null,
        natural_person: null,
        status: "active",
        structure: "corporation",
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
    ["a trust", { structure: "trust" }],
    ["a joint Entity", { structure: "joint" }],
    ["a public body", { structure: "government_authority" }],
  ])("keeps every field of %s", (_, params) => {
    expect(create(params)).toMatchObject({ status: 200, body: params });
  });

  test("keeps the idempotency key", () => {
    const params = { structure: "trust" } as const;
    expect(bank.entities.create(params, { idempotencyKey: "trust-1" }).idempotency_key).toBe("trust-1");
  });

  const { line1: _line1, ...noLine1 } = address;
  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["no structure", {}, invalid("structure")],
    ["an unknown structure", { structure: "guild" }, invalid("structure")],
    ["a company without its object", { structure: "corporation" }, invalid("corporation")],
    ["a person without its object", { structure: "natural_person" }, invalid("natural_person")],
    ["a trust with the object of a company", { structure: "trust", corporation }, invalid("corporation")],
    [
      "a company that is a person too",
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
      "a day of birth that no calendar has",
      { structure: "natural_person", natural_person: { ...person, date_of_birth: "1990-02-30" } },
      invalid("natural_person.date_of_birth"),
    ],
    [
      "an unknown field of an address",
      { structure: "natural_person", natural_person: { ...person, address: { ...address, country: "US" } } },
      invalid("natural_person.address.country"),
    ],
  ])("refuses %s", (_, body, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/entities", body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("GET /entities", () => {
  test("has the one Entity of a new bank, a company, and no Event of it (D-31)", () => {
    const { body } = send<EntityList>(bank, { method: "GET", path: "/entities" });
    expect(body).toMatchObject({
      data: [{ structure: "corporation", status: "active", type: "entity" }],
      next_cursor: null,
    });
    expect(body.data).toHaveLength(1);
    expect(bank.events.list().data).toEqual([]);
  });

  test("lists newest first, by idempotency key, within bounds of time, in pages (D-08, D-26)", () => {
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
  test("answers the Entity", () => {
    const entity = bank.entities.create({ structure: "trust" });
    expect(send(bank, { method: "GET", path: `/entities/${entity.id}` })).toMatchObject({ status: 200, body: entity });
  });

  test("refuses an id that names none", () => {
    expect(refusalOf(send(bank, { method: "GET", path: "/entities/entity_0" }))).toEqual(notFound);
  });
});
