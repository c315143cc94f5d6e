import type { AchTransferCreateParams } from "@sandbank/contract";
import type { achTransfers } from "../../../src/resources/ach-transfers/resource.ts";
import {
  after,
  type Breaking,
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
import type { RefusalCase, ResourceProofs, RuleCase } from "../../proofs/resource-proofs.ts";
import { accountOf, newAccount, type Request, type Stage } from "../../proofs/stage.ts";
import { MOST, move } from "../../support/money.ts";
import { params as common, create, createSubmitted, destination } from "./stage.ts";

/** Parameters of a transfer that names an External Account, from an Account of its own Entity with 100 cents. */
function sent({ bank, world }: Stage, more: object = {}): AchTransferCreateParams {
  const { program_id } = bank.accounts.retrieve(newAccount({ bank, world }));
  const { id: entity_id } = bank.entities.create({ structure: "natural_person" });
  const { id: account_id } = bank.accounts.create({ name: "Own", entity_id, program_id });
  const { id: external_account_id } = bank.externalAccounts.create({ ...destination, description: "Landlord" });
  move(world, account_id, 100);
  return { account_id, external_account_id, amount: 100, statement_descriptor: "Rent", ...more } as never;
}

const archiveExternal: Breaking = after(({ bank }, { id, params }) => {
  const named = params?.external_account_id ?? bank.achTransfers.retrieve(id as never).external_account_id;
  bank.externalAccounts.update(named as never, { status: "archived" });
});

const archived: RefusalCase = [
  "The External Account is active, if one is named.",
  archiveExternal,
  "External Account external_account_… is archived, so nothing can be sent to it. Make it active again, or name another.",
];

/** Fills the Account with all that it cannot hold beside a debit. */
const fill: Breaking = after((stage, request) => {
  const { current_balance } = stage.bank.accounts.balance(accountOf(stage, request));
  move(stage.world, accountOf(stage, request), MOST - current_balance);
});

/** A debit that waits for approval. */
const waiting = (stage: Stage): Request => ({
  id: stage.bank.achTransfers.create(sent(stage, { amount: -100, require_approval: true })).id,
});

const approveCases: readonly RefusalCase[] = [
  [NOT_DISABLED, disableOwner, disabledOwner],
  archived,
  [EXACT, fill, notExact],
];

const wrong = { account_id: "account_a", ...common };
const external = {
  account_id: "account_a",
  amount: 1,
  statement_descriptor: "Rent",
  external_account_id: "external_a",
};
const text = { payment_related_information: "A" };
const invoice = { invoice_number: "1", paid_amount: 1 };
const invoices = { invoices: [invoice] };
const freeform = { entries: [text] };
const advice = "payment_order_remittance_advice";
const exchange = { standard_entry_class_code: "corporate_trade_exchange" };

const only = (field: string): RuleCase => [
  field,
  "is not allowed beside `external_account_id`, which has its own",
  { ...external, [field]: { ...destination, funding: "savings" }[field] },
  external,
];

const needed = (field: "account_number" | "routing_number"): RuleCase => {
  const { [field]: _, ...rest } = wrong;
  return [field, "is required unless `external_account_id` is given", rest, wrong];
};

const withAddenda = (addenda: object, more: object = {}) => ({ ...wrong, ...more, addenda });

const createRules: readonly RuleCase[] = [
  ["amount", "must not be 0: positive pushes money out, negative pulls money in", { ...wrong, amount: 0 }, wrong],
  needed("account_number"),
  only("account_number"),
  needed("routing_number"),
  only("routing_number"),
  only("funding"),
  [
    "addenda.freeform",
    "is required when `category` is `freeform`",
    withAddenda({ category: "freeform" }),
    withAddenda({ category: "freeform", freeform }),
  ],
  [
    "addenda.freeform",
    "is only allowed when `category` is `freeform`",
    withAddenda({ category: advice, [advice]: invoices, freeform }),
    withAddenda({ category: advice, [advice]: invoices }),
  ],
  [
    `addenda.${advice}`,
    `is required when \`category\` is \`${advice}\``,
    withAddenda({ category: advice }),
    withAddenda({ category: advice, [advice]: invoices }),
  ],
  [
    `addenda.${advice}`,
    `is only allowed when \`category\` is \`${advice}\``,
    withAddenda({ category: "freeform", freeform, [advice]: invoices }),
    withAddenda({ category: "freeform", freeform }),
  ],
  [
    "addenda.freeform.entries",
    "must have 1 element, unless `standard_entry_class_code` is `corporate_trade_exchange`",
    withAddenda({ category: "freeform", freeform: { entries: [text, text] } }),
    withAddenda({ category: "freeform", freeform: { entries: [text, text] } }, exchange),
  ],
  [
    `addenda.${advice}.invoices`,
    "must have 1 element, unless `standard_entry_class_code` is `corporate_trade_exchange`",
    withAddenda({ category: advice, [advice]: { invoices: [invoice, invoice] } }),
    withAddenda({ category: advice, [advice]: { invoices: [invoice, invoice] } }, exchange),
  ],
  [
    "preferred_effective_date.date",
    "is required unless `preferred_effective_date.settlement_schedule` is given",
    { ...wrong, preferred_effective_date: {} },
    { ...wrong, preferred_effective_date: { date: "2026-01-05" } },
  ],
  [
    "preferred_effective_date.settlement_schedule",
    "is not allowed beside `preferred_effective_date.date`: give exactly one of the two",
    { ...wrong, preferred_effective_date: { date: "2026-01-05", settlement_schedule: "same_day" } },
    { ...wrong, preferred_effective_date: { settlement_schedule: "future_dated" } },
  ],
];

const corrections = { corrected_account_funding: "savings", corrected_routing_number: "101050001" };

const notificationRules: readonly RuleCase[] = [
  ["corrected_account_number", "is required unless another correction is given", {}, { corrected_account_number: "1" }],
  [
    "corrected_account_number",
    "is required when `corrected_account_funding` and `corrected_routing_number` are given",
    corrections,
    { ...corrections, corrected_account_number: "1" },
  ],
  [
    "corrected_individual_id",
    "is not allowed beside another correction",
    { corrected_individual_id: "1", corrected_account_number: "1" },
    { corrected_individual_id: "1" },
  ],
];

export const proofs: ResourceProofs<typeof achTransfers> = {
  required: {
    "achTransfers.create": [
      "account_id",
      "amount",
      "statement_descriptor",
      "addenda.category",
      "addenda.freeform.entries",
      "addenda.freeform.entries.0.payment_related_information",
      `addenda.${advice}.invoices`,
      `addenda.${advice}.invoices.0.invoice_number`,
      `addenda.${advice}.invoices.0.paid_amount`,
    ],
  },
  bounds: {
    "achTransfers.create": {
      amount: "-9999999999 to 9999999999",
      "addenda.freeform.entries.0.payment_related_information": "1 to 80 characters",
      company_descriptive_date: "1 to 6 characters",
      company_discretionary_data: "1 to 20 characters",
      company_entry_description: "1 to 10 characters",
      company_name: "1 to 16 characters",
      individual_id: "1 to 15 characters",
      individual_name: "1 to 22 characters",
    },
    "simulations.achTransfers.createNotificationOfChange": {
      corrected_account_number: "1 to 17 characters",
      corrected_individual_id: "1 to 22 characters",
    },
  },
  rules: {
    "achTransfers.create": createRules,
    "simulations.achTransfers.createNotificationOfChange": notificationRules,
  },
  requests: {
    "achTransfers.create": (stage) => ({ params: { ...sent(stage) } }),
    "achTransfers.approve": waiting,
    "simulations.achTransfers.submit": waiting,
    "simulations.achTransfers.acknowledge": ({ bank }) => ({ id: createSubmitted(bank).id }),
    "simulations.achTransfers.settle": ({ bank }) => ({ id: createSubmitted(bank).id, params: {} }),
    "simulations.achTransfers.return": ({ bank }) => ({ id: createSubmitted(bank).id, params: {} }),
    "simulations.achTransfers.reject": ({ bank }) => ({ id: create(bank).id }),
  },
  refusals: {
    "achTransfers.create": [
      [
        "The date is not in the past, in New York.",
        (_, { params }) => ({ params: { ...params, preferred_effective_date: { date: "2025-12-30" } } }),
        "is in the past: the bank's date in New York is 2025-12-31",
      ],
      [OPEN, closeAccount, closed],
      [NOT_DISABLED, disableOwner, disabledOwner],
      archived,
      [
        "The available balance covers the amount.",
        (_, { params }) => ({ params: { ...params, amount: 101 } }),
        "The available balance of $1.00 does not cover $1.01: $0.01 is missing. Send less, or add money to Account account_… first.",
      ],
      [
        EXACT,
        (stage, request) => {
          const { params } = fill(stage, request);
          return { params: { ...params, amount: -100 } };
        },
        notExact,
      ],
    ],
    "achTransfers.approve": approveCases,
    "simulations.achTransfers.submit": approveCases,
    "simulations.achTransfers.acknowledge": [
      [
        "The transfer is not acknowledged.",
        after(({ bank }, { id }) => bank.simulations.achTransfers.acknowledge(id as never)),
        "ach_transfer_… was acknowledged at 2026-01-01T00:00:00.000Z. It can be acknowledged once.",
      ],
    ],
    "simulations.achTransfers.settle": [
      [
        "The transfer has not settled.",
        after(({ bank }, { id }) => bank.simulations.achTransfers.settle(id as never)),
        "ach_transfer_… settled at 2026-01-01T00:00:00.000Z. It can settle once.",
      ],
    ],
    "simulations.achTransfers.return": [
      [OPEN, closeAccount, closed],
      [EXACT, fillAccount, notExact],
    ],
    "simulations.achTransfers.reject": [
      [OPEN, closeAccount, closed],
      [EXACT, fillAccount, notExact],
    ],
  },
  // A closed Account has no balance that could be too large, and what leaves one is no debit.
  pairs: {
    "achTransfers.create": [
      [OPEN, EXACT, null],
      ["The available balance covers the amount.", EXACT, null],
    ],
    "simulations.achTransfers.return": [[OPEN, EXACT, null]],
    "simulations.achTransfers.reject": [[OPEN, EXACT, null]],
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank, { require_approval: true }).id,
        move: ({ achTransfers, simulations }, id, trigger) => {
          if (trigger === "approve" || trigger === "cancel") return call(achTransfers, trigger, id);
          if (trigger === "create_notification_of_change") {
            const correction = { corrected_account_number: "1" };
            return simulations.achTransfers.createNotificationOfChange(id as never, correction);
          }
          return call(simulations.achTransfers, trigger, id);
        },
        allowed: {
          pending_approval: { approve: "pending_submission", cancel: "canceled", submit: "submitted" },
          pending_submission: { submit: "submitted", settle: "submitted", reject: "rejected" },
          submitted: {
            acknowledge: "submitted",
            settle: "submitted",
            return: "returned",
            create_notification_of_change: "submitted",
          },
          returned: { create_notification_of_change: "returned" },
        },
        updates: {
          "pending_approval submit": 2,
          "pending_submission settle": 2,
          "submitted acknowledge": 1,
          "submitted settle": 1,
          "submitted create_notification_of_change": 1,
          "returned create_notification_of_change": 1,
        },
      },
    },
  },
  populate: (bank, { operating: account_id }) => {
    const { id: external_account_id } = bank.externalAccounts.create({ ...destination, description: "Landlord" });
    const make = (more: object = {}) =>
      bank.achTransfers.create({ account_id, ...common, amount: 10, ...more } as AchTransferCreateParams).id;
    const unapproved = { require_approval: true };
    for (let count = 0; count < 6; count++) make(unapproved);
    bank.achTransfers.cancel(make(unapproved));
    make();
    make({ amount: -10 });
    const { achTransfers } = bank.network;
    achTransfers.reject(make());
    const byExternal = { account_id, external_account_id, amount: -10, statement_descriptor: "Rent" };
    for (let count = 0; count < 4; count++) achTransfers.submit(bank.achTransfers.create(byExternal).id);
    bank.achTransfers.create(byExternal);
    const late = { inbound_funds_hold_behavior: "release_on_default_schedule" } as const;
    achTransfers.settle(make({ amount: -10 }), late);
    for (let count = 0; count < 3; count++) achTransfers.return(achTransfers.submit(make()).id);
  },
  list: (bank, { account: account_id }) => bank.achTransfers.create({ ...common, account_id, amount: 1 }).id,
  story: { journal: "outbound", names: /^\w+ (ach_transfer|achTransfers|inbound_funds_hold)\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: external_account_id } = yield* ok("externalAccounts.create", {
      params: { ...destination, description: "Landlord" },
    });
    const transfer = { account_id, external_account_id, amount: 50, statement_descriptor: "Rent" };
    const waiting = { ...transfer, require_approval: true };
    const { id: credit } = yield* ok("achTransfers.create", { params: { ...transfer, unique_identifier: "1" } });
    yield* no("achTransfers.create", { params: { ...transfer, amount: 1_000_000_000 } });
    yield* ok("simulations.achTransfers.submit", { id: credit });
    yield* ok("simulations.achTransfers.acknowledge", { id: credit });
    yield* ok("simulations.achTransfers.settle", { id: credit, params: {} });
    yield* ok("simulations.achTransfers.createNotificationOfChange", {
      id: credit,
      params: { corrected_account_number: "987654322" },
    });
    yield* ok("simulations.achTransfers.return", { id: credit, params: { reason: "account_closed" } });
    yield* no("simulations.achTransfers.settle", { id: credit, params: {} });
    const debit = { ...transfer, amount: -70 };
    const { id: approved } = yield* ok("achTransfers.create", { params: { ...debit, require_approval: true } });
    yield* ok("achTransfers.approve", { id: approved });
    yield* ok("simulations.achTransfers.settle", { id: approved, params: {} });
    const { id: canceled } = yield* ok("achTransfers.create", { params: waiting });
    yield* ok("achTransfers.cancel", { id: canceled });
    const { id: submitted } = yield* ok("achTransfers.create", { params: { ...debit, require_approval: true } });
    yield* ok("simulations.achTransfers.submit", { id: submitted });
    yield* ok("simulations.achTransfers.return", { id: submitted, params: {} });
    const rejected = yield* ok("achTransfers.create", { params: debit });
    yield* ok("simulations.achTransfers.reject", { id: rejected.id });
    const held = yield* ok("achTransfers.create", { params: debit });
    const pending = held.inbound_funds_hold?.pending_transaction_id as string;
    yield* no("pendingTransactions.release", { id: pending });
    yield* ok("simulations.pendingTransactions.releaseInboundFundsHold", { id: pending });
    yield* ok("simulations.achTransfers.settle", { id: held.id, params: {} });
    yield* ok("achTransfers.retrieve", { id: held.id });
    yield* ok("achTransfers.list", { params: { account_id, status: { in: ["submitted", "requires_attention"] } } });
  },
};
