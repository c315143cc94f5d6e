import type { programs } from "../../../src/resources/programs/resource.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

export const proofs: ResourceProofs<typeof programs> = {
  required: { "simulations.programs.create": ["name"] },
  bounds: { "simulations.programs.create": { lending_maximum_extendable_credit: "0 or more" } },
  list: (bank) => bank.simulations.programs.create({ name: "One more" }).id,
  story: { journal: "accounts", names: /^\w+ programs\b/i },
  *scenario({ ok, no }) {
    const { data } = yield* ok("programs.list");
    yield* ok("programs.retrieve", { id: data[0]?.id ?? "" });
    yield* ok("simulations.programs.create", {
      params: { name: "Lending", lending_maximum_extendable_credit: 100_000 },
    });
    yield* no("accounts.create", { params: { name: "Which Program?" } });
  },
};
