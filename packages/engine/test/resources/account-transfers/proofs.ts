import type { AccountTransferCreateParams } from "@sandbank/contract";
import type { accountTransfers } from "../../../src/resources/account-transfers/resource.ts";
import {
  after,
  type Breaking,
  closeAccount,
  closed,
  disabledOwner,
  disableOwner,
  NOT_DISABLED,
  notExact,
  OPEN,
} from "../../proofs/breakings.ts";
import { account, call } from "../../proofs/moves.ts";
import type { RefusalCase, ResourceProofs } from "../../proofs/resource-proofs.ts";
import { accountOf, newAccount, type Stage } from "../../proofs/stage.ts";
import { MOST, move } from "../../support/money.ts";

/** Parameters of a transfer of all money from an Account of its own Entity to another such Account. */
function between(stage: Stage): AccountTransferCreateParams {
  const [from, to] = [ownAccount(stage), ownAccount(stage)];
  move(stage.world, from, 100);
  return { account_id: from, destination_account_id: to, amount: 100, description: "Move" };
}

function ownAccount(stage: Stage) {
  const { id: entity_id } = stage.bank.entities.create({ structure: "natural_person" });
  const { program_id } = stage.bank.accounts.retrieve(newAccount(stage));
  return stage.bank.accounts.create({ name: "Own", entity_id, program_id }).id;
}

/** Breaks a rule of the destination. */
const ofDestination = (breaking: Breaking) =>
  after((stage, { id, params }) => {
    const to =
      params?.destination_account_id ?? stage.bank.accountTransfers.retrieve(id as never).destination_account_id;
    breaking(stage, { params: { account_id: to } });
  });

const destinationCases: readonly RefusalCase[] = [
  [
    "The destination is open.",
    ofDestination(closeAccount),
    "The destination, Account account_…, was closed at 2026-01-01T00:00:00.000Z. Name an open Account.",
  ],
  [
    "The Entity that owns the destination is not disabled.",
    ofDestination(disableOwner),
    "The destination, Account account_…, is owned by Entity entity_…, which is disabled. Name an Account of another Entity.",
  ],
];

const destinationExact: RefusalCase = [
  "The balances of the destination stay within the safe integers.",
  ofDestination(after((stage, request) => move(stage.world, accountOf(stage, request), MOST))),
  notExact,
];

const closedDestination = ["The destination is open.", destinationExact[0], null] as const;

const sent = (bank: Parameters<typeof account>[0], amount: number, more: object = {}) => {
  const account_id = account(bank);
  bank.network.interestPayments.create({ account_id, amount });
  return { account_id, destination_account_id: account(bank), amount, description: "Move", ...more };
};

export const proofs: ResourceProofs<typeof accountTransfers> = {
  required: { "accountTransfers.create": ["account_id", "amount", "description", "destination_account_id"] },
  bounds: { "accountTransfers.create": { amount: "1 or more" } },
  rules: {
    "accountTransfers.create": [
      [
        "destination_account_id",
        "must name another Account than `account_id`",
        { account_id: "account_1", destination_account_id: "account_1", amount: 1, description: "Move" },
        { account_id: "account_1", destination_account_id: "account_2", amount: 1, description: "Move" },
      ],
    ],
  },
  requests: {
    "accountTransfers.create": (stage) => ({ params: { ...between(stage) } }),
    "accountTransfers.approve": (stage) => ({
      id: stage.bank.accountTransfers.create({ ...between(stage), require_approval: true }).id,
    }),
  },
  refusals: {
    "accountTransfers.create": [
      [
        "Both Accounts are at the same bank.",
        (stage, { params }) => {
          const { id: program_id } = stage.bank.simulations.programs.create({ name: "Core", bank: "core_bank" });
          const { entity_id } = stage.bank.accounts.retrieve(accountOf(stage, { params }));
          const { id } = stage.bank.accounts.create({ name: "Core", program_id, entity_id });
          return { params: { ...params, destination_account_id: id } };
        },
        "names an Account at core_bank, and the money leaves one at partner_bank_1: both must be at the same bank",
      ],
      [OPEN, closeAccount, closed],
      [NOT_DISABLED, disableOwner, disabledOwner],
      ...destinationCases,
      [
        "The available balance covers the amount.",
        (_, { params }) => ({ params: { ...params, amount: 101 } }),
        "The available balance of $1.00 does not cover $1.01: $0.01 is missing. Send less, or add money to Account account_… first.",
      ],
      destinationExact,
    ],
    "accountTransfers.approve": [[NOT_DISABLED, disableOwner, disabledOwner], ...destinationCases, destinationExact],
  },
  // A closed Account has no balance that could be too large.
  pairs: { "accountTransfers.create": [closedDestination], "accountTransfers.approve": [closedDestination] },
  states: {
    status: {
      requested: {
        make: (bank) => bank.accountTransfers.create(sent(bank, 1, { require_approval: true })).id,
        move: (bank, id, trigger) => call(bank.accountTransfers, trigger, id),
        allowed: { pending_approval: { approve: "complete", cancel: "canceled" } },
      },
    },
  },
  populate: (bank, { operating: account_id, savings: destination_account_id }) => {
    const create = (require_approval: boolean) =>
      bank.accountTransfers.create({
        account_id,
        destination_account_id,
        amount: 10,
        description: "Move",
        require_approval,
      });
    const [approved, canceled] = [create(true), create(true), create(true), create(false)];
    bank.accountTransfers.approve(approved?.id as never);
    bank.accountTransfers.cancel(canceled?.id as never);
  },
  list: (bank, { account: account_id }) =>
    bank.accountTransfers.create({ account_id, destination_account_id: account(bank), amount: 1, description: "Move" })
      .id,
  story: { journal: "outbound", names: /^\w+ account_?transfers?\b/i },
  *scenario({ ok, no }, account_id) {
    const { entity_id, program_id } = yield* ok("accounts.retrieve", { id: account_id });
    const params = { name: "Savings", entity_id, program_id };
    const { id: destination_account_id } = yield* ok("accounts.create", { params });
    const transfer = { account_id, destination_account_id, amount: 500, description: "Move", unique_identifier: "1" };
    const move = { params: transfer, key: "transfer" };
    yield* ok("accountTransfers.create", move);
    yield* no("accountTransfers.create", { params: { ...transfer, destination_account_id: account_id } });
    const waiting = { ...transfer, require_approval: true };
    const { id: approved } = yield* ok("accountTransfers.create", { params: waiting });
    yield* no("accounts.close", { id: destination_account_id });
    yield* ok("accountTransfers.approve", { id: approved });
    yield* no("accountTransfers.cancel", { id: approved });
    const { id: canceled } = yield* ok("accountTransfers.create", { params: waiting });
    yield* ok("accountTransfers.cancel", { id: canceled });
    yield* ok("accountTransfers.retrieve", { id: canceled });
    yield* ok("accountTransfers.list", { params: { account_id } });
  },
};
