import type { Entity } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { snapshotJson } from "../../../src/bank/journal/snapshot.ts";
import { createBank } from "../../../src/index.ts";

const address = { line1: "2 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const person = { name: "Sample Person", date_of_birth: "1990-12-10", address };

/** An Entity of each structure. */
const created = createBank();
const { corporation, natural_person, joint, trust, government_authority } = {
  corporation: created.entities.create({
    structure: "corporation",
    corporation: { name: "Works", address, tax_identifier: "602214076" },
  }),
  natural_person: created.entities.create({ structure: "natural_person", natural_person: person }),
  joint: created.entities.create({ structure: "joint", joint: { individuals: [person, person] } }),
  trust: created.entities.create({
    structure: "trust",
    trust: { name: "Trust", category: "irrevocable", address, trustees: [person] },
  }),
  government_authority: created.entities.create({
    structure: "government_authority",
    government_authority: {
      name: "State",
      category: "state_government",
      address,
      authorized_persons: [{ name: "Sample Person" }],
    },
  }),
};
const entities: readonly Entity[] = [corporation, natural_person, joint, trust, government_authority];

/** The members that Entities and their parts have had since their first version. */
const first = {
  entity:
    "id corporation created_at description government_authority idempotency_key joint natural_person status structure trust type",
  address: "line1 line2 city state zip",
  person: "name date_of_birth address",
  corporation: "name website tax_identifier address",
  joint: "name individuals",
  trust: "name category address formation_state tax_identifier trustees",
  government_authority: "name category address website tax_identifier authorized_persons",
};

function only(part: keyof typeof first, object: object | null): Record<string, unknown> | null {
  if (object === null) return null;
  const names = first[part].split(" ");
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}

const withAddress = (part: keyof typeof first, object: { readonly address: object } | null) =>
  object && { ...only(part, object), address: only("address", object.address) };

/** An Entity as the first version stored it. */
function toFirstVersion(entity: Entity): object {
  return {
    ...only("entity", entity),
    corporation: withAddress("corporation", entity.corporation),
    natural_person: withAddress("person", entity.natural_person),
    joint: entity.joint && {
      ...only("joint", entity.joint),
      individuals: entity.joint.individuals.map((each) => withAddress("person", each)),
    },
    trust: entity.trust && {
      ...withAddress("trust", entity.trust),
      trustees: entity.trust.trustees.map(({ individual }) => withAddress("person", individual)),
    },
    government_authority: entity.government_authority && {
      ...withAddress("government_authority", entity.government_authority),
      authorized_persons: entity.government_authority.authorized_persons.map(({ name }) => ({ name })),
    },
  };
}

/** A bank whose snapshot the first version wrote. */
function restoredBank() {
  const { unsubmittedDeposits: _, ...state } = created.snapshot().toJSON().state;
  const rows = state.tables.entities.rows.map(toFirstVersion) as Entity[];
  const older = { ...state, tables: { ...state.tables, entities: { ...state.tables.entities, rows } } };
  const bank = createBank();
  bank.restore(JSON.parse(JSON.stringify(snapshotJson(older))));
  return bank;
}

describe("a snapshot that the first version wrote", () => {
  test.each(entities)("restores a $structure with the members of today", (entity) => {
    const restored = restoredBank().entities.retrieve(entity.id);
    const ofPerson = { authorized_person_id: expect.stringMatching(/^entity_authorized_person_\w{20}$/) };
    expect(restored).toStrictEqual({
      ...entity,
      government_authority: entity.government_authority && {
        ...entity.government_authority,
        authorized_persons: [{ name: "Sample Person", ...ofPerson }],
      },
    });
  });

  test.each(entities)("lets a $structure be updated", (entity) => {
    const params = {
      description: "Known since",
      terms_agreements: [{ agreed_at: entity.created_at, ip_address: "::1", terms_url: "https://example.com" }],
    };
    expect(restoredBank().entities.update(entity.id, params)).toMatchObject(params);
  });

  test("lists a restored Entity under no validation", () => {
    expect(restoredBank().entities.list({ validation_status: { in: ["pending", "valid", "invalid"] } }).data).toEqual(
      [],
    );
  });

  test("restores no ids that the next Entity gets again", () => {
    const bank = restoredBank();
    const ids = (entity: Entity) =>
      entity.government_authority?.authorized_persons.map((each) => each.authorized_person_id);
    const next = bank.entities.create({ structure: "government_authority" });
    expect(ids(next)).not.toEqual(ids(bank.entities.retrieve(government_authority.id)));
  });
});
