import type { entities } from "../../../src/resources/entities/resource.ts";
import { archivable, call } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

export const proofs: ResourceProofs<typeof entities> = {
  states: {
    status: {
      requested: {
        make: (bank) => bank.entities.create({ structure: "trust" }).id,
        move: (bank, id, trigger) => call(bank.entities, trigger, id),
        allowed: { active: { archive: "archived", disable: "disabled" }, disabled: archivable },
      },
    },
  },
  populate: (bank) => {
    bank.entities.create({ structure: "trust" });
    bank.entities.disable(bank.entities.create({ structure: "joint" }).id);
    bank.entities.archive(bank.entities.create({ structure: "trust" }).id);
  },
  list: (bank) => bank.entities.create({ structure: "trust" }).id,
  story: { journal: "accounts", names: /^\w+ (entity|entities)\b/i },
  *scenario({ ok }) {
    const address = { line1: "33 Liberty Street", city: "New York", state: "NY", zip: "10045" };
    const person = { name: "Sample Person", date_of_birth: "1970-01-31", address };
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
