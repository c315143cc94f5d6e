import type { WireTransferCreateParams } from "@sandbank/contract";
import type { Bank } from "../../../src/index.ts";
import type { wireTransfers } from "../../../src/resources/wire-transfers/resource.ts";
import {
  closeAccount,
  closed,
  disabledOwner,
  disableOwner,
  EXACT,
  fillAccount,
  NOT_DISABLED,
  notExact,
  OPEN,
} from "../../proofs/breakings.ts";
import { call } from "../../proofs/moves.ts";
import type { RefusalCase, ResourceProofs } from "../../proofs/resource-proofs.ts";
import {
  archivedBy,
  destination,
  destinationRules,
  disabledBy,
  foreignNumber,
  notCovered,
  notSupported,
  sender,
} from "../../proofs/sending.ts";
import type { Request, Stage } from "../../proofs/stage.ts";

const message = { category: "unstructured", unstructured: { message: "Rent" } } as const;
const tax = { date: "2026-01-01", identification_number: "123456789", type_code: "94105" };

/** Parameters of a wire without its Account. */
const common = { ...destination, amount: 100, creditor: { name: "Landlord" }, remittance: message };

function create(bank: Bank, more: Partial<WireTransferCreateParams> = {}) {
  const [entity, program] = [bank.entities.list().data.at(-1), bank.programs.list().data.at(-1)];
  const owners = { entity_id: entity?.id, program_id: program?.id } as const;
  const { id: account_id } = bank.accounts.create({ name: "Operating", ...owners });
  bank.network.interestPayments.create({ account_id, amount: 100 });
  return bank.wireTransfers.create({ ...common, account_id, ...more } as WireTransferCreateParams).id;
}

const sent = (stage: Stage, more: object = {}) =>
  ({ ...sender(stage), amount: 100, creditor: { name: "Landlord" }, remittance: message, ...more }) as const;

const retrieve = ({ bank }: Stage, id: string) => bank.wireTransfers.retrieve(id as never);

/** A wire that waits for approval. */
const waiting = (stage: Stage): Request => ({
  id: stage.bank.wireTransfers.create(sent(stage, { require_approval: true })).id,
});

const approveCases: readonly RefusalCase[] = [
  [NOT_DISABLED, disableOwner, disabledOwner],
  disabledBy(retrieve),
  archivedBy(retrieve),
];

const returnCases: readonly RefusalCase[] = [
  [OPEN, closeAccount, closed],
  [EXACT, fillAccount, notExact],
];

const wrong = { account_id: "account_a", amount: 1, creditor: { name: "Landlord" }, remittance: message };
const { remittance: _, ...unsaid } = { ...wrong, ...destination };
const say = (remittance: object) => ({ ...unsaid, remittance });

export const proofs: ResourceProofs<typeof wireTransfers> = {
  required: {
    "wireTransfers.create": [
      "account_id",
      "amount",
      "creditor",
      "creditor.name",
      "creditor.address.unstructured",
      "creditor.address.unstructured.line1",
      "remittance",
      "remittance.category",
      "remittance.tax.date",
      "remittance.tax.identification_number",
      "remittance.tax.type_code",
      "remittance.unstructured.message",
      "debtor.name",
      "debtor.address.unstructured",
      "debtor.address.unstructured.line1",
    ],
  },
  bounds: {
    "wireTransfers.create": {
      amount: "1 to 999999999999",
      account_number: "1 to 34 characters",
      "creditor.name": "1 to 140 characters",
      "creditor.address.unstructured.line1": "1 to 35 characters",
      "creditor.address.unstructured.line2": "1 to 35 characters",
      "creditor.address.unstructured.line3": "1 to 35 characters",
      "debtor.name": "1 to 140 characters",
      "debtor.address.unstructured.line1": "1 to 35 characters",
      "debtor.address.unstructured.line2": "1 to 35 characters",
      "debtor.address.unstructured.line3": "1 to 35 characters",
      "remittance.unstructured.message": "1 to 140 characters",
    },
  },
  rules: {
    "wireTransfers.create": [
      ...destinationRules(wrong, "wire_transfers"),
      [
        "remittance.unstructured",
        "is required when `category` is `unstructured`",
        say({ category: "unstructured" }),
        say(message),
      ],
      [
        "remittance.unstructured",
        "is only allowed when `category` is `unstructured`",
        say({ ...message, category: "tax", tax }),
        say({ category: "tax", tax }),
      ],
      [
        "remittance.tax",
        "is required when `category` is `tax`",
        say({ category: "tax" }),
        say({ category: "tax", tax }),
      ],
      ["remittance.tax", "is only allowed when `category` is `tax`", say({ ...message, tax }), say(message)],
    ],
  },
  requests: {
    "wireTransfers.create": (stage) => ({ params: sent(stage) }),
    "wireTransfers.approve": waiting,
    "simulations.wireTransfers.submit": waiting,
    "simulations.wireTransfers.reverse": ({ bank }) => ({
      id: bank.simulations.wireTransfers.submit(create(bank) as never).id,
    }),
    "simulations.wireTransfers.reject": ({ bank }) => ({ id: create(bank) }),
  },
  refusals: {
    "wireTransfers.create": [
      notSupported("wire_transfers"),
      foreignNumber,
      [OPEN, closeAccount, closed],
      [NOT_DISABLED, disableOwner, disabledOwner],
      disabledBy(retrieve),
      archivedBy(retrieve),
      notCovered,
    ],
    "wireTransfers.approve": approveCases,
    "simulations.wireTransfers.submit": approveCases,
    "simulations.wireTransfers.reverse": returnCases,
    "simulations.wireTransfers.reject": returnCases,
  },
  pairs: {
    // A closed Account has no balance that could be too large.
    "simulations.wireTransfers.reverse": [[OPEN, EXACT, null]],
    "simulations.wireTransfers.reject": [[OPEN, EXACT, null]],
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank, { require_approval: true }),
        move: ({ simulations, wireTransfers }, id, trigger) =>
          call(trigger === "approve" || trigger === "cancel" ? wireTransfers : simulations.wireTransfers, trigger, id),
        allowed: {
          pending_approval: { approve: "pending_creating", cancel: "canceled", submit: "complete" },
          pending_creating: { submit: "complete", reject: "rejected" },
          complete: { reverse: "reversed" },
        },
        updates: { "pending_approval submit": 2 },
      },
    },
  },
  populate: (bank, { operating: account_id }) => {
    const make = (more: object = {}) =>
      bank.wireTransfers.create({ ...common, account_id, amount: 10, ...more } as WireTransferCreateParams).id;
    const { wireTransfers } = bank.network;
    make({ require_approval: true });
    bank.wireTransfers.cancel(make({ require_approval: true }));
    const { id: external_account_id } = bank.externalAccounts.create({ ...destination, description: "Landlord" });
    make({ account_number: undefined, routing_number: undefined, external_account_id });
    for (let count = 0; count < 4; count++) wireTransfers.submit(make());
    wireTransfers.reverse(wireTransfers.submit(make()).id);
    wireTransfers.reject(make());
  },
  list: (bank, { account: account_id }) => bank.wireTransfers.create({ ...common, account_id, amount: 1 }).id,
  story: { journal: "outbound", names: /^\w+ (wire_transfer|wireTransfers)\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: external_account_id } = yield* ok("externalAccounts.create", {
      params: { ...destination, description: "Landlord" },
    });
    const { account_number: _number, routing_number: _routing, ...unnamed } = common;
    const wire = { ...unnamed, account_id, external_account_id, amount: 50 };
    const waiting = { ...wire, require_approval: true };
    const { id: sent } = yield* ok("wireTransfers.create", { params: { ...wire, unique_identifier: "1" } });
    yield* no("wireTransfers.create", { params: { ...wire, amount: 900_000_000_000 } });
    yield* ok("simulations.wireTransfers.submit", { id: sent });
    yield* ok("simulations.wireTransfers.reverse", { id: sent });
    yield* no("simulations.wireTransfers.reverse", { id: sent });
    const { id: approved } = yield* ok("wireTransfers.create", { params: waiting });
    yield* ok("wireTransfers.approve", { id: approved });
    yield* ok("simulations.wireTransfers.reject", { id: approved });
    const { id: unapproved } = yield* ok("wireTransfers.create", { params: waiting });
    yield* ok("simulations.wireTransfers.submit", { id: unapproved });
    const { id: canceled } = yield* ok("wireTransfers.create", { params: waiting });
    yield* ok("wireTransfers.cancel", { id: canceled });
    yield* ok("wireTransfers.retrieve", { id: canceled });
    yield* ok("wireTransfers.list", { params: { account_id, status: { in: ["complete", "requires_attention"] } } });
  },
};
