import type { Bank } from "../../../src/index.ts";
import type { inboundMailItems } from "../../../src/resources/inbound-mail-items/resource.ts";
import { closeAccount, closed, EXACT, fillAccount, notExact, OPEN } from "../../proofs/breakings.ts";
import { account } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { newAccount, recipient } from "../../proofs/stage.ts";

const ignore = { action: "ignore" } as const;

/** A mail item without a recipient. */
const arrive = (bank: Bank) =>
  bank.network.inboundMailItems.create({ amount: 1, lockbox_address_id: bank.lockboxAddresses.create().id }).id;

function arriveForRecipient(bank: Bank): void {
  const { id: lockbox_address_id } = bank.lockboxAddresses.create();
  const lockbox = bank.lockboxRecipients.create({ account_id: account(bank), lockbox_address_id });
  bank.simulations.inboundMailItems.create({ amount: 1, lockbox_recipient_id: lockbox.id });
}

export const proofs: ResourceProofs<typeof inboundMailItems> = {
  required: {
    "inboundMailItems.action": ["checks", "checks.0.action"],
    "simulations.inboundMailItems.create": ["amount"],
  },
  bounds: { "simulations.inboundMailItems.create": { amount: "1 or more" } },
  requests: {
    "inboundMailItems.action": (stage) => ({
      id: arrive(stage.bank),
      params: { checks: [{ action: "deposit", account_id: newAccount(stage) }] },
    }),
    "simulations.inboundMailItems.create": (stage) => ({
      params: { amount: 1, lockbox_recipient_id: recipient(stage) },
    }),
  },
  refusals: {
    "inboundMailItems.action": [
      [OPEN, closeAccount, closed],
      [EXACT, fillAccount, notExact],
    ],
    "simulations.inboundMailItems.create": [[EXACT, fillAccount, notExact]],
  },
  // An action has no amount that could be too large.
  pairs: { "inboundMailItems.action": [[OPEN, EXACT, null]] },
  rules: {
    "inboundMailItems.action": [
      [
        "checks.0.account_id",
        "is required when `action` is `deposit`",
        { checks: [{ action: "deposit" }] },
        { checks: [{ action: "deposit", account_id: "account_a" }] },
        "[mail-action-account]",
      ],
      [
        "checks.0.account_id",
        "is only allowed when `action` is `deposit`",
        { checks: [{ action: "ignore", account_id: "account_a" }] },
        { checks: [{ action: "ignore" }] },
        "[mail-action-account]",
      ],
    ],
    "simulations.inboundMailItems.create": [
      [
        "lockbox_address_id",
        "is required unless `lockbox_recipient_id` is given",
        { amount: 1 },
        { amount: 1, lockbox_recipient_id: "lockbox_a" },
        "[error-mail-destination]",
      ],
      [
        "lockbox_recipient_id",
        "is not allowed beside `lockbox_address_id`: give exactly one of the two",
        { amount: 1, lockbox_address_id: "lockbox_address_a", lockbox_recipient_id: "lockbox_a" },
        { amount: 1, lockbox_address_id: "lockbox_address_a" },
        "[error-mail-destination]",
      ],
    ],
  },
  checks: {
    "inboundMailItems.action": [
      [
        "checks",
        (bank) => bank.inboundMailItems.action(arrive(bank), { checks: [ignore, ignore] }),
        "[mail-action-elements]",
      ],
    ],
  },
  states: {
    status: {
      requested: {
        make: arrive,
        move: (bank, id) => bank.inboundMailItems.action(id as `inbound_mail_item_${string}`, { checks: [ignore] }),
        allowed: { pending: { action: "processed" } }, // D-91
        clauses: { pending: "[mail-action-pending]" },
      },
      automatic: [["pending", "processed", arriveForRecipient]],
    },
    "checks.status": {
      automatic: [
        ["pending", "deposited", arriveForRecipient],
        // The request is an action on the item.
        ["pending", "ignored", (bank) => bank.inboundMailItems.action(arrive(bank), { checks: [ignore] })],
      ],
    },
  },
  populate: (bank, { operating: account_id }) => {
    const [usual, canceled] = ["Usual", "Canceled"].map(
      (description) => bank.lockboxAddresses.create({ description }).id,
    ) as [`lockbox_address_${string}`, `lockbox_address_${string}`];
    const recipients = [usual, canceled].map((lockbox_address_id) =>
      bank.lockboxRecipients.create({ account_id, lockbox_address_id }),
    );
    bank.lockboxAddresses.update(canceled, { status: "canceled" });
    const { inboundMailItems } = bank.network;
    for (let count = 0; count < 8; count++) inboundMailItems.create({ amount: 100, lockbox_address_id: usual });
    for (const { id } of recipients) inboundMailItems.create({ amount: 100, lockbox_recipient_id: id });
    bank.inboundMailItems.action(arrive(bank), { checks: [ignore] });
  },
  list: (bank, { address }) => bank.simulations.inboundMailItems.create({ amount: 1, lockbox_address_id: address }).id,
  story: { journal: "mail", names: /^\w+ inbound_?mail_?items?\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: lockbox_address_id } = yield* ok("lockboxAddresses.create");
    const { id: lockbox_recipient_id } = yield* ok("lockboxRecipients.create", {
      params: { account_id, lockbox_address_id },
    });
    yield* ok("simulations.inboundMailItems.create", { params: { amount: 700, lockbox_recipient_id } });
    const { id } = yield* ok("simulations.inboundMailItems.create", { params: { amount: 800, lockbox_address_id } });
    yield* no("inboundMailItems.action", { id, params: { checks: [] } });
    yield* ok("inboundMailItems.action", { id, params: { checks: [{ action: "deposit", account_id }] } });
    yield* no("inboundMailItems.action", { id, params: { checks: [ignore] } });
    yield* ok("lockboxRecipients.update", { id: lockbox_recipient_id, params: { status: "disabled" } });
    yield* ok("simulations.inboundMailItems.create", { params: { amount: 900, lockbox_recipient_id } });
    yield* ok("inboundMailItems.retrieve", { id });
    yield* ok("inboundMailItems.list", { params: { lockbox_address_id } });
  },
};
