import type { pendingTransactions } from "../../../src/resources/pending-transactions/resource.ts";
import { closeAccount, closed, OPEN, wayToComplete } from "../../proofs/breakings.ts";
import { account } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { authorization, deposit, loanAccount, newAccount } from "../../proofs/stage.ts";
import { newCard } from "../../support/decisions.ts";
import { create as createAchTransfer } from "../ach-transfers/stage.ts";

const OWN_HOLD = "The Pending Transaction is your own hold, of category `user_initiated_hold`.";

export const proofs: ResourceProofs<typeof pendingTransactions> = {
  required: { "pendingTransactions.create": ["account_id", "amount"] },
  bounds: { "pendingTransactions.create": { amount: "-1 or less" } },
  requests: {
    "pendingTransactions.create": (stage) => ({ params: { account_id: loanAccount(stage), amount: -100 } }),
    "pendingTransactions.release": (stage) => {
      const account_id = loanAccount(stage);
      return { id: stage.bank.pendingTransactions.create({ account_id, amount: -1 }).id };
    },
    "simulations.pendingTransactions.releaseInboundFundsHold": ({ bank }) => ({
      id: createAchTransfer(bank, { amount: -1 }).inbound_funds_hold?.pending_transaction_id as string,
    }),
  },
  refusals: {
    "pendingTransactions.create": [
      [OPEN, closeAccount, closed],
      [
        "The available balance covers the amount.",
        (_, { params }) => ({ params: { ...params, amount: -101 } }),
        "The available balance of Account account_… is $1.00, and $1.01 were to be held. Hold less, or add money first.",
      ],
    ],
    "pendingTransactions.release": [
      [
        OWN_HOLD,
        (stage) => {
          deposit(stage, newAccount(stage));
          return { id: stage.bank.pendingTransactions.list().data[0]?.id };
        },
        "pending_transaction_… is not your own hold: its category is check_deposit_instruction. Wait until check_deposit_… is submitted or rejected (use a simulation in the sandbox).",
      ],
      [
        OWN_HOLD,
        (stage) => ({ id: authorization(stage).pending_transaction_id }),
        `pending_transaction_… is not your own hold: its category is card_authorization. ${wayToComplete("Settle", "cardSettlements")}.`,
      ],
      [
        OWN_HOLD,
        ({ bank }) => ({
          id: createAchTransfer(bank, { amount: -1 }).inbound_funds_hold?.pending_transaction_id as string,
        }),
        "pending_transaction_… is not your own hold: its category is inbound_funds_hold. Settle or return its ACH Transfer, or use the simulation `releaseInboundFundsHold` of pending_transaction_….",
      ],
      [
        OWN_HOLD,
        ({ bank }) => ({ id: createAchTransfer(bank, { require_approval: true }).pending_transaction_id as string }),
        "pending_transaction_… is not your own hold: its category is ach_transfer_instruction. Approve or cancel ach_transfer_….",
      ],
    ],
    "simulations.pendingTransactions.releaseInboundFundsHold": [
      [
        "The Pending Transaction is the hold of an ACH debit, of category `inbound_funds_hold`.",
        (stage) => ({ id: authorization(stage).pending_transaction_id }),
        `pending_transaction_… is not the hold of an ACH debit: its category is card_authorization. ${wayToComplete("Settle", "cardSettlements")}.`,
      ],
    ],
  },
  states: {
    status: {
      requested: {
        make: (bank) => {
          const account_id = account(bank);
          bank.simulations.interestPayments.create({ account_id, amount: 1 });
          return bank.pendingTransactions.create({ account_id, amount: -1 }).id;
        },
        move: (bank, id) => bank.pendingTransactions.release(id as `pending_transaction_${string}`),
        allowed: { pending: { release: "complete" } },
      },
      automatic: [
        [
          "pending",
          "complete",
          (bank) => {
            bank.simulations.cardAuthorizations.create({ card_id: newCard(bank).card.id, amount: 1 });
            bank.clock.advance({ days: 7 });
          },
        ],
      ],
    },
  },
  populate: (bank, { operating: account_id }) => {
    for (let count = 0; count < 4; count++) bank.pendingTransactions.create({ account_id, amount: -10 });
    bank.pendingTransactions.release(bank.pendingTransactions.create({ account_id, amount: -10 }).id);
  },
  list: (bank, { account }) => bank.pendingTransactions.create({ account_id: account, amount: -1 }).id,
  story: { journal: "cards", names: /^\w+ pending_?transactions?\b/i },
  *scenario({ ok, no }, account_id) {
    const { id } = yield* ok("pendingTransactions.create", { params: { account_id, amount: -500 } });
    yield* ok("pendingTransactions.retrieve", { id });
    yield* ok("accounts.balance", { id: account_id });
    yield* no("accounts.close", { id: account_id });
    yield* ok("pendingTransactions.release", { id });
    yield* ok("pendingTransactions.list", { params: { status: { in: ["complete"] } } });
  },
};
