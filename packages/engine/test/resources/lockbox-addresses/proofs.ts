import type { lockboxAddresses } from "../../../src/resources/lockbox-addresses/resource.ts";
import { after } from "../../proofs/faults.ts";
import { untilCanceled, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

export const proofs: ResourceProofs<typeof lockboxAddresses> = {
  requests: {
    "lockboxAddresses.update": ({ bank }) => ({
      id: bank.lockboxAddresses.create().id,
      params: { description: "East" },
    }),
  },
  refusals: {
    "lockboxAddresses.update": [
      [
        "For a new description, the Lockbox Address is not canceled.",
        after(({ bank }, { id }) =>
          bank.lockboxAddresses.update(id as `lockbox_address_${string}`, { status: "canceled" }),
        ),
        "Lockbox Address lockbox_address_… is canceled. Cancellation is permanent; create another Lockbox Address.",
      ],
    ],
  },
  states: {
    status: {
      requested: {
        make: (bank) => bank.lockboxAddresses.create().id,
        move: update((bank) => bank.lockboxAddresses),
        allowed: untilCanceled,
      },
    },
  },
  populate: (bank) => {
    bank.lockboxAddresses.create({ description: "Unused" });
  },
  list: (bank) => bank.lockboxAddresses.create({}).id,
  story: { journal: "mail", names: /^\w+ lockbox_?address(es)?\b/i },
  *scenario({ ok }) {
    const { id } = yield* ok("lockboxAddresses.create", { params: { description: "East" } });
    yield* ok("lockboxAddresses.retrieve", { id });
    yield* ok("lockboxAddresses.list");
    yield* ok("lockboxAddresses.update", { id, params: { status: "canceled" } });
  },
};
