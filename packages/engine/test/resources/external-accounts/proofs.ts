import type { Bank } from "../../../src/index.ts";
import type { externalAccounts } from "../../../src/resources/external-accounts/resource.ts";
import { settable, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

const landlord = { account_number: "9900000001", description: "Landlord", routing_number: "110000000" };

const create = (bank: Bank) => bank.externalAccounts.create(landlord);

export const proofs: ResourceProofs<typeof externalAccounts> = {
  required: { "externalAccounts.create": ["account_number", "description", "routing_number"] },
  bounds: { "externalAccounts.list": { routing_number: "exactly 9 characters" } },
  changes: {
    "externalAccounts.update": {
      values: { account_holder: "individual", description: "Rent", funding: "savings", status: "archived" },
    },
  },
  updates: {
    "externalAccounts.update": {
      "an active External Account": (bank) =>
        bank.externalAccounts.create({ ...landlord, account_holder: "business", funding: "checking" }),
      "an archived External Account": (bank) =>
        bank.externalAccounts.update(create(bank).id, { status: "archived", account_holder: "business" }),
      "an External Account of an unknown holder": create,
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: update((bank) => bank.externalAccounts),
        allowed: settable(["active", "archived"]),
      },
    },
  },
  populate: (bank) => {
    create(bank);
    bank.externalAccounts.update(create(bank).id, { status: "archived" });
    bank.externalAccounts.create({ ...landlord, routing_number: "122000030" });
  },
  list: (bank) => create(bank).id,
  story: { journal: "outbound", names: /^\w+ external_?accounts?\b/i },
  *scenario({ ok, no }) {
    const { id } = yield* ok("externalAccounts.create", { params: { ...landlord, funding: "savings" } });
    yield* no("externalAccounts.create", { params: { ...landlord, routing_number: "110000001" } });
    yield* ok("externalAccounts.retrieve", { id });
    yield* ok("externalAccounts.list", { params: { routing_number: landlord.routing_number } });
    yield* ok("externalAccounts.update", { id, params: { status: "archived" } });
  },
};
