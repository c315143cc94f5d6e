import type { Bank } from "../../../src/index.ts";
import type { lockboxRecipients } from "../../../src/resources/lockbox-recipients/resource.ts";
import { after, archiveOwner, closeAccount, closed, notOwned, OPEN, OWNED } from "../../proofs/breakings.ts";
import { account, ofClosedAccount, untilCanceled, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { newAccount, recipient } from "../../proofs/stage.ts";

const create = (bank: Bank, account_id = account(bank)) =>
  bank.lockboxRecipients.create({
    account_id,
    lockbox_address_id: bank.lockboxAddresses.create().id,
    description: "Rent",
    recipient_name: "A",
  });

export const proofs: ResourceProofs<typeof lockboxRecipients> = {
  required: { "lockboxRecipients.create": ["account_id", "lockbox_address_id"] },
  requests: {
    "lockboxRecipients.create": (stage) => ({
      params: { account_id: newAccount(stage), lockbox_address_id: stage.bank.lockboxAddresses.create().id },
    }),
    "lockboxRecipients.update": (stage) => ({ id: recipient(stage), params: { description: "Rent" } }),
  },
  refusals: {
    "lockboxRecipients.create": [
      [OPEN, closeAccount, closed],
      [OWNED, archiveOwner, notOwned],
      [
        "The Lockbox Address is active.",
        after(({ bank }, { params }) =>
          bank.lockboxAddresses.update(params?.lockbox_address_id as `lockbox_address_${string}`, {
            status: "disabled",
          }),
        ),
        "Lockbox Address lockbox_address_… is disabled. Use an active Lockbox Address.",
      ],
    ],
    "lockboxRecipients.update": [
      [
        "For a new description or name, the Lockbox Recipient is not canceled.",
        after(({ bank }, { id }) => bank.lockboxRecipients.update(id as `lockbox_${string}`, { status: "canceled" })),
        "Lockbox Recipient lockbox_… is canceled. Cancellation is permanent; create another Lockbox Recipient.",
      ],
    ],
  },
  changes: {
    "lockboxRecipients.update": { values: { description: "Lease", recipient_name: "B", status: "disabled" } },
  },
  updates: {
    "lockboxRecipients.update": {
      "an active Lockbox Recipient": create,
      "a disabled Lockbox Recipient": (bank) => bank.lockboxRecipients.update(create(bank).id, { status: "disabled" }),
      "a canceled Lockbox Recipient": (bank) => bank.lockboxRecipients.update(create(bank).id, { status: "canceled" }),
      "a Lockbox Recipient of a closed Account": ofClosedAccount(create),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: update((bank) => bank.lockboxRecipients),
        allowed: untilCanceled,
      },
    },
  },
  populate: (bank, { operating }) => {
    create(bank, operating);
    const { id } = create(bank, operating);
    for (const status of ["disabled", "canceled"] as const) bank.lockboxRecipients.update(id, { status });
  },
  list: (bank, { account, address }) =>
    bank.lockboxRecipients.create({ account_id: account, lockbox_address_id: address }).id,
  story: { journal: "mail", names: /^\w+ lockbox_?recipients?\b/i },
  *scenario({ ok }, account_id) {
    const { id: lockbox_address_id } = yield* ok("lockboxAddresses.create");
    const { id } = yield* ok("lockboxRecipients.create", {
      params: { account_id, lockbox_address_id, recipient_name: "Sample" },
    });
    yield* ok("lockboxRecipients.retrieve", { id });
    yield* ok("lockboxRecipients.list", { params: { account_id } });
    yield* ok("lockboxRecipients.update", { id, params: { status: "disabled" } });
  },
};
