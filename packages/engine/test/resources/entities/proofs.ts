import type { Bank } from "../../../src/index.ts";
import type { entities } from "../../../src/resources/entities/resource.ts";
import { archivable, call } from "../../proofs/moves.ts";
import type { ResourceProofs, RuleCase } from "../../proofs/resource-proofs.ts";

const address = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const person = { name: "Sample Person", date_of_birth: "1990-01-01", address };
const structures = {
  corporation: { name: "Example", address },
  natural_person: person,
  joint: { individuals: [person] },
  trust: { name: "Example", category: "revocable", address, trustees: [person] },
  government_authority: {
    name: "Example",
    category: "municipality",
    address,
    authorized_persons: [{ name: "Sample Person" }],
  },
};

const create = (bank: Bank) => bank.entities.create({ structure: "trust", description: "Trust" });

export const proofs: ResourceProofs<typeof entities> = {
  required: {
    "entities.create": [
      "structure",
      "corporation.name",
      "corporation.address",
      "corporation.address.line1",
      "corporation.address.city",
      "corporation.address.state",
      "corporation.address.zip",
      "government_authority.name",
      "government_authority.category",
      "government_authority.address",
      "government_authority.address.line1",
      "government_authority.address.city",
      "government_authority.address.state",
      "government_authority.address.zip",
      "government_authority.authorized_persons",
      "government_authority.authorized_persons.0.name",
      "joint.individuals",
      "joint.individuals.0.name",
      "joint.individuals.0.date_of_birth",
      "joint.individuals.0.address",
      "joint.individuals.0.address.line1",
      "joint.individuals.0.address.city",
      "joint.individuals.0.address.state",
      "joint.individuals.0.address.zip",
      "natural_person.name",
      "natural_person.date_of_birth",
      "natural_person.address",
      "natural_person.address.line1",
      "natural_person.address.city",
      "natural_person.address.state",
      "natural_person.address.zip",
      "trust.name",
      "trust.category",
      "trust.address",
      "trust.address.line1",
      "trust.address.city",
      "trust.address.state",
      "trust.address.zip",
      "trust.trustees",
      "trust.trustees.0.name",
      "trust.trustees.0.date_of_birth",
      "trust.trustees.0.address",
      "trust.trustees.0.address.line1",
      "trust.trustees.0.address.city",
      "trust.trustees.0.address.state",
      "trust.trustees.0.address.zip",
    ],
  },
  bounds: {
    "entities.create": {
      "government_authority.authorized_persons": "1 to 5 elements",
      "joint.individuals": "1 to 10 elements",
      "trust.trustees": "1 to 10 elements",
    },
  },
  rules: {
    "entities.create": Object.entries(structures).map(
      ([structure, object]): RuleCase => [
        structure,
        `is only allowed when \`structure\` is \`${structure}\``,
        { structure: structure === "trust" ? "joint" : "trust", [structure]: object },
        { structure, [structure]: object },
      ],
    ),
  },
  changes: { "entities.update": { values: { description: "A customer" } } },
  updates: {
    "entities.update": {
      "an active Entity": create,
      "a disabled Entity": (bank) => bank.entities.disable(create(bank).id),
      "an archived Entity": (bank) => bank.entities.archive(create(bank).id),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: (bank, id, trigger) => call(bank.entities, trigger, id),
        allowed: { active: { archive: "archived", disable: "disabled" }, disabled: archivable },
      },
    },
  },
  populate: (bank) => {
    create(bank);
    bank.entities.disable(create(bank).id);
    bank.entities.archive(create(bank).id);
  },
  list: (bank) => create(bank).id,
  story: { journal: "accounts", names: /^\w+ (entity|entities)\b/i },
  *scenario({ ok }) {
    const { id } = yield* ok("entities.create", {
      params: { structure: "natural_person", natural_person: person },
      key: "ian",
    });
    yield* ok("entities.update", { id, params: { description: "A customer" } });
    yield* ok("entities.retrieve", { id });
    yield* ok("entities.list", { params: { status: { in: ["active", "archived"] } } });
    yield* ok("entities.archive", { id });
  },
};
