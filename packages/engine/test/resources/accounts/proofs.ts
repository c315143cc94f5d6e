import type { Bank } from "../../../src/index.ts";
import type { accounts } from "../../../src/resources/accounts/resource.ts";
import {
  after,
  askMost,
  closeAccount,
  closed,
  EXACT,
  notExact,
  OPEN,
  OPEN_OR_UNCHANGED,
  together,
  wayToComplete,
} from "../../proofs/breakings.ts";
import { account } from "../../proofs/moves.ts";
import type { CheckCase, RefusalCase, ResourceProofs } from "../../proofs/resource-proofs.ts";
import {
  type AccountId,
  authorization,
  deposit,
  type EntityId,
  loanAccount,
  newAccount,
  type Stage,
  terms,
} from "../../proofs/stage.ts";
import { MOST, move } from "../../support/money.ts";

const ACTIVE_OWNER = "The owning Entity is active.";
const OF_LOAN = "For a credit limit, the Account is funded by a loan.";
const NO_HOLDS = "No Pending Transaction is open.";

/** The lending maximum of the Program of a new bank. */
const MOST_LENT = 100_000_000_00;
const loan = { ...terms, statement_payment_type: "balance" } as const;

const authorized = (direction: "settlement" | "refund", verb: string, simulation: string): RefusalCase => [
  NO_HOLDS,
  (stage) => {
    const { card_id } = authorization(stage, direction);
    return { id: stage.bank.cards.retrieve(card_id).account_id };
  },
  `Account account_… has an open Pending Transaction. ${wayToComplete(verb, simulation)}, then close the Account.`,
];

const ofLoan: RefusalCase = [
  OF_LOAN,
  (stage, { params }) => ({ id: newAccount(stage), params }),
  "Account account_… is funded by deposits, and only a loan Account has a credit limit. Leave `loan` out.",
];

const payment: readonly RefusalCase[] = [
  [OPEN, closeAccount, closed, "[account-closed-no-activity]"],
  [EXACT, askMost, notExact],
];
const pay = (stage: Stage) => ({ params: { account_id: loanAccount(stage), amount: 1 } });

const beforeAccount = (name: "interestPayments" | "accountRevenuePayments"): CheckCase => [
  "period_end",
  (bank) =>
    bank.simulations[name].create({ account_id: account(bank), amount: 1, period_end: "2025-12-31T23:59:59.999Z" }),
];

const secondProgram = (bank: Bank) => bank.simulations.programs.create({ name: "Second" });

const create = (bank: Bank) => bank.accounts.create({ name: "Operating" });
const createLoan = (bank: Bank) =>
  bank.accounts.create({ name: "Credit line", funding: "loan", loan: { ...loan, credit_limit: 1_000 } });

export const proofs: ResourceProofs<typeof accounts> = {
  required: {
    "accounts.create": [
      "name",
      "loan.credit_limit",
      "loan.grace_period_days",
      "loan.statement_day_of_month",
      "loan.statement_payment_type",
    ],
    "accounts.update": ["loan.credit_limit"],
    "simulations.accountRevenuePayments.create": ["account_id", "amount"],
    "simulations.interestPayments.create": ["account_id", "amount"],
  },
  bounds: {
    "accounts.create": {
      "loan.credit_limit": "0 or more",
      "loan.grace_period_days": "0 to 36500",
      "loan.statement_day_of_month": "1 to 28",
    },
    "accounts.update": { "loan.credit_limit": "0 or more" },
    "simulations.accountRevenuePayments.create": { amount: "1 or more" },
    "simulations.interestPayments.create": { amount: "1 or more" },
  },
  requests: {
    "accounts.create": ({ bank }) => {
      const [entity_id, program_id] = [bank.entities.list().data[0]?.id, bank.programs.list().data[0]?.id];
      const informational_entity_id = bank.entities.create({ structure: "trust" }).id;
      return { params: { name: "Line", entity_id, informational_entity_id, program_id, funding: "loan", loan: terms } };
    },
    "accounts.update": (stage) => ({ id: loanAccount(stage), params: { loan: { credit_limit: 10 } } }),
    "accounts.close": (stage) => ({ id: loanAccount(stage) }),
    "simulations.accountRevenuePayments.create": pay,
    "simulations.interestPayments.create": pay,
  },
  refusals: {
    "accounts.create": [
      [
        ACTIVE_OWNER,
        after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
        "Entity entity_… is archived, and only an active Entity can own a new Account. Name an active one.",
      ],
      [
        "The informational Entity is active.",
        after(({ bank }, { params }) => bank.entities.disable(params?.informational_entity_id as EntityId)),
        "Entity entity_… is disabled, and only an active Entity can be the informational Entity of a new Account. Name an active one, or none.",
      ],
      [
        "For loan funding, the Program lends.",
        ({ bank }, { params }) => {
          const { id: program_id } = bank.simulations.programs.create({ name: "Deposits only" });
          return { params: { ...params, program_id } };
        },
        "Program program_… does not lend. Use a Program with lending, or fund the Account by deposits.",
        "[accounts-loan-program]",
      ],
    ],
    "accounts.update": [
      [OPEN_OR_UNCHANGED, closeAccount, closed],
      ofLoan,
      [
        EXACT,
        ({ world }, { id = "" }) => {
          move(world, id, 1);
          return { id, params: { loan: { credit_limit: MOST } } };
        },
        notExact,
      ],
    ],
    "accounts.close": [
      [
        "The current balance is zero.",
        after(({ world }, { id = "" }) => move(world, id, 1)),
        "The current balance of Account account_… is $0.01. Bring it to zero, then close the Account.",
        "[account-close-zero-balance, accounts-close, error-close]",
      ],
      [
        NO_HOLDS,
        after(({ bank }, { id }) => bank.pendingTransactions.create({ account_id: id as AccountId, amount: -1 })),
        "Account account_… has an open Pending Transaction. Release pending_transaction_…, then close the Account.",
      ],
      [
        NO_HOLDS,
        after((stage, { id }) => deposit(stage, id as AccountId)),
        "Account account_… has an open Pending Transaction. Wait until check_deposit_… is submitted or rejected (use a simulation in the sandbox), then close the Account.",
      ],
      authorized("settlement", "Settle", "cardSettlements"),
      authorized("refund", "Refund", "cardRefunds"),
    ],
    "simulations.accountRevenuePayments.create": payment,
    "simulations.interestPayments.create": payment,
  },
  pairs: {
    "accounts.update": [
      [OPEN_OR_UNCHANGED, OF_LOAN, together(ofLoan[1], closeAccount)],
      // A closed Account has no balance and no holds, so every debit and credit limit fits.
      [OPEN_OR_UNCHANGED, EXACT, null],
    ],
  },
  rules: {
    "accounts.create": [
      [
        "loan",
        "is required when `funding` is `loan`",
        { name: "A", funding: "loan" },
        { name: "A", funding: "loan", loan },
        "[account-loan]",
      ],
      ["loan", "is only allowed when `funding` is `loan`", { name: "A", loan }, { name: "A" }, "[account-loan]"],
    ],
  },
  checks: {
    "accounts.create": [
      [
        "entity_id",
        (bank) => {
          for (const { id } of bank.entities.list().data) bank.entities.archive(id);
          account(bank);
        },
      ],
      [
        "program_id",
        (bank) => {
          secondProgram(bank);
          account(bank);
        },
        "[accounts-program]",
      ],
      [
        "loan.credit_limit",
        (bank) => bank.accounts.create({ name: "A", funding: "loan", loan: { ...loan, credit_limit: MOST_LENT + 1 } }),
      ],
    ],
    "accounts.update": [
      [
        "loan.credit_limit",
        (bank) => {
          const { id } = bank.accounts.create({
            name: "A",
            funding: "loan",
            loan: { ...loan, credit_limit: MOST_LENT },
          });
          bank.accounts.update(id, { loan: { credit_limit: MOST_LENT + 1 } });
        },
      ],
    ],
    "simulations.interestPayments.create": [beforeAccount("interestPayments")],
    "simulations.accountRevenuePayments.create": [beforeAccount("accountRevenuePayments")],
    "accounts.balance": [
      ["query.at_time", (bank) => bank.accounts.balance(account(bank), { at_time: "2026-01-01T00:00:00.001Z" })],
    ],
  },
  changes: {
    "accounts.update": {
      values: { name: "Payroll", loan: { credit_limit: 70_000 } },
      clauses: "[accounts-update, event-account-updated]",
    },
  },
  updates: {
    "accounts.update": {
      "an open loan Account": createLoan,
      "an open Account": create,
      "a closed Account": (bank) => bank.accounts.close(create(bank).id),
      "a closed loan Account": (bank) => bank.accounts.close(createLoan(bank).id),
    },
  },
  states: {
    status: {
      requested: {
        make: account,
        move: (bank, id) => bank.accounts.close(id as AccountId),
        allowed: { open: { close: "closed" } },
      },
    },
  },
  populate: (bank) => {
    bank.accounts.create({ name: "Loan", funding: "loan", loan: { ...loan, credit_limit: 1_000 } });
  },
  list: (bank) => bank.accounts.create({ name: "One more" }).id,
  story: { journal: "accounts", names: /^\w+ accounts?\b/i },
  *scenario({ ok, no }, id) {
    yield* ok("simulations.interestPayments.create", { params: { account_id: id, amount: 1_250 }, key: "interest" });
    yield* ok("simulations.interestPayments.create", { params: { account_id: id, amount: 1_250 }, key: "interest" });
    yield* ok("simulations.accountRevenuePayments.create", { params: { account_id: id, amount: 750 } });
    yield* ok("accounts.balance", { id });
    yield* no("accounts.close", { id });
    yield* ok("accounts.balance", { id, params: { at_time: "2026-01-01T01:00:00+01:00" } });
    yield* ok("accounts.update", { id, params: { name: "Operations & Payroll – ünïcode 🏦" } });
    const { program_id, entity_id } = yield* ok("accounts.retrieve", { id });
    const credit = { name: "Credit", program_id, entity_id, informational_entity_id: entity_id, funding: "loan", loan };
    yield* ok("accounts.create", { params: { ...credit, loan: { ...loan, credit_limit: 5_000 } } });
    const shortLived = { name: "Short-lived", program_id, entity_id };
    const { id: closing } = yield* ok("accounts.create", { params: shortLived, key: "short-lived" });
    yield* ok("accounts.close", { id: closing });
    yield* no("accounts.close", { id: closing });
    yield* no("accountNumbers.create", { params: { account_id: closing, name: "Late" } });
    const pages = { limit: 1, status: { in: ["open", "closed"] } };
    const first = yield* ok("accounts.list", { params: pages });
    yield* ok("accounts.list", { params: { ...pages, cursor: first.next_cursor } });
    yield* no("accounts.list", { params: { cursor: `${first.next_cursor}0` } });
  },
};
