import type { Bank } from "../../../src/index.ts";
import type { lockboxAddresses } from "../../../src/resources/lockbox-addresses/resource.ts";
import { after } from "../../proofs/breakings.ts";
import { untilCanceled, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

const create = (bank: Bank) => bank.lockboxAddresses.create({ description: "Usual" });

export const proofs: ResourceProofs<typeof lockboxAddresses> = {
  requests: {
    "lockboxAddresses.update": ({ bank }) => ({
      id: create(bank).id,
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
  changes: { "lockboxAddresses.update": { values: { description: "East", status: "disabled" } } },
  updates: {
    "lockboxAddresses.update": {
      "an active Lockbox Address": create,
      "a disabled Lockbox Address": (bank) => bank.lockboxAddresses.update(create(bank).id, { status: "disabled" }),
      "a canceled Lockbox Address": (bank) => bank.lockboxAddresses.update(create(bank).id, { status: "canceled" }),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: update((bank) => bank.lockboxAddresses),
        allowed: untilCanceled,
      },
    },
  },
  populate: (bank) => {
    create(bank);
    const { id } = create(bank);
    for (const status of ["disabled", "canceled"] as const) bank.lockboxAddresses.update(id, { status });
  },
  list: (bank) => create(bank).id,
  story: { journal: "mail", names: /^\w+ lockbox_?address(es)?\b/i },
  *scenario({ ok }) {
    const { id } = yield* ok("lockboxAddresses.create", { params: { description: "East" } });
    yield* ok("lockboxAddresses.retrieve", { id });
    yield* ok("lockboxAddresses.list");
    yield* ok("lockboxAddresses.update", { id, params: { status: "canceled" } });
  },
};
