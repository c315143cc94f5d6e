import type { Network } from "../../../src/bank/surface.ts";
import type { Bank } from "../../../src/index.ts";
import type { inboundAchTransfers } from "../../../src/resources/inbound-ach-transfers/resource.ts";
import { closed as accountClosed, closeAccount, EXACT, fillAccount, notExact, OPEN } from "../../proofs/breakings.ts";
import { LATER, numberOf, resolved } from "../../proofs/moves.ts";
import {
  archived,
  type Cause,
  canceled,
  closed,
  disabled,
  full,
  limited,
  poor,
  type Sending,
  type TransferKind,
} from "../../proofs/rail-proofs.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { number } from "../../proofs/stage.ts";

const blocked: Cause = {
  name: "blocked",
  happens: ({ bank, number }) => bank.accountNumbers.update(number.id, { inbound_ach: { debit_status: "blocked" } }),
};

const kind = (direction: 1 | -1): Omit<TransferKind, "name"> => ({
  rail: "ach",
  operation: "simulations.inboundAchTransfers.create",
  type: "inbound_ach_transfer",
  category: "ach_decline",
  direction,
  sign: 1,
  clauses: "[declined-sign-positive, declined-ach-reasons]",
  send: ({ inboundAchTransfers }: Network, sending: Sending, more?: object) =>
    inboundAchTransfers.create({ ...sending, amount: direction * sending.amount, ...more } as never),
});

const reason = "credit_entry_refused_by_receiver";

const waiting = (bank: Bank) =>
  bank.simulations.inboundAchTransfers.create({ ...numberOf(bank), amount: 1, resolve_at: LATER }).id;

export const proofs: ResourceProofs<typeof inboundAchTransfers> = {
  required: {
    "inboundAchTransfers.transferReturn": ["reason"],
    "simulations.inboundAchTransfers.create": [
      "account_number_id",
      "amount",
      "addenda.category",
      "addenda.freeform.entries",
      "addenda.freeform.entries.0.payment_related_information",
    ],
  },
  bounds: {
    "simulations.inboundAchTransfers.create": {
      "addenda.freeform.entries.0.payment_related_information": "1 to 80 characters",
      company_descriptive_date: "1 to 6 characters",
      company_discretionary_data: "1 to 20 characters",
      company_entry_description: "1 to 10 characters",
      company_id: "1 to 15 characters",
      company_name: "1 to 16 characters",
    },
  },
  requests: {
    "inboundAchTransfers.transferReturn": (stage) => {
      const debit = { account_number_id: number(stage), amount: -100 };
      const { id } = stage.bank.simulations.inboundAchTransfers.create(debit);
      return { id, params: { reason: "payment_stopped" } };
    },
    "simulations.inboundAchTransfers.create": (stage) => ({
      params: { account_number_id: number(stage), amount: 100 },
    }),
  },
  refusals: {
    "inboundAchTransfers.transferReturn": [
      [OPEN, closeAccount, accountClosed],
      [EXACT, fillAccount, notExact],
    ],
    "simulations.inboundAchTransfers.create": [[EXACT, fillAccount, notExact]],
  },
  // A return has no amount that could be too large.
  pairs: { "inboundAchTransfers.transferReturn": [[OPEN, EXACT, null]] },
  rules: {
    "simulations.inboundAchTransfers.create": [
      [
        "amount",
        "must not be 0: positive is a credit, negative a debit",
        { account_number_id: "account_number_a", amount: 0 },
        { account_number_id: "account_number_a", amount: -1 },
      ],
      [
        "addenda.freeform",
        "is required when `category` is `freeform`",
        { account_number_id: "account_number_a", amount: 1, addenda: { category: "freeform" } },
        {
          account_number_id: "account_number_a",
          amount: 1,
          addenda: { category: "freeform", freeform: { entries: [{ payment_related_information: "A" }] } },
        },
      ],
    ],
  },
  checks: {
    "simulations.inboundAchTransfers.create": [
      [
        "resolve_at",
        (bank) => {
          const resolve_at = "2025-12-31T23:59:59.999Z";
          bank.simulations.inboundAchTransfers.create({ ...numberOf(bank), amount: 1, resolve_at });
        },
      ],
    ],
  },
  states: {
    status: {
      requested: {
        make: waiting,
        move: ({ inboundAchTransfers }, id, trigger) =>
          trigger === "decline"
            ? inboundAchTransfers.decline(id as `inbound_ach_transfer_${string}`)
            : inboundAchTransfers.transferReturn(id as `inbound_ach_transfer_${string}`, { reason: "duplicate_entry" }),
        allowed: { pending: { decline: "declined" }, accepted: { transfer_return: "returned" } },
      },
      automatic: resolved("pending", "accepted", (bank, sent) => {
        bank.simulations.inboundAchTransfers.create({ ...sent, resolve_at: LATER });
        bank.clock.advanceTo(LATER);
      }),
    },
  },
  rail: {
    order: [
      [canceled, "ach_route_canceled"],
      [disabled, "ach_route_disabled", "[account-number-disabled]"],
      [closed, "group_locked", "[account-closed-declines]"], // D-39
      [archived, "entity_not_active"],
      [blocked, "transaction_not_allowed", "[account-number-ach-blocked]"], // D-77
      [full, "transaction_not_allowed"],
      [limited, "breaches_limit"],
      [poor, "insufficient_funds"],
    ],
    kinds: [
      { ...kind(-1), name: "an ACH debit", excused: [full], excusedLater: [full] },
      {
        ...kind(1),
        name: "an ACH credit",
        excused: [blocked, full, limited, poor],
        excusedLater: [blocked, limited, poor],
      },
    ],
  },
  populate: (bank, { operating: account_id }) => {
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "ACH" });
    const create = (params: object = {}) =>
      bank.network.inboundAchTransfers.create({ account_number_id, amount: 100, ...params }).id;
    const [credit] = [create(), create({ amount: -100 }), create({ decline_reason: "payment_stopped" })];
    // In live, they are pending for an hour.
    bank.clock.advance({ hours: 1 });
    bank.inboundAchTransfers.transferReturn(credit, { reason });
    const resolve_at = "2026-06-01T00:00:00Z";
    for (let count = 0; count < 4; count++) create({ amount: -100, resolve_at });
    bank.inboundAchTransfers.decline(create({ resolve_at }));
  },
  list: (bank, { number }) => bank.simulations.inboundAchTransfers.create({ account_number_id: number, amount: 1 }).id,
  story: { journal: "ach", names: /^\w+ (ach_decline|inbound_?ach_?transfers?)\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: account_number_id } = yield* ok("accountNumbers.create", { params: { account_id, name: "ACH" } });
    const addenda = {
      category: "freeform",
      freeform: { entries: [{ payment_related_information: "January" }] },
    };
    const salary = yield* ok("simulations.inboundAchTransfers.create", {
      params: { account_number_id, amount: 10_000, company_name: "Payroll Inc", addenda },
      key: "salary",
    });
    yield* ok("inboundAchTransfers.transferReturn", { id: salary.id, params: { reason } });
    yield* no("inboundAchTransfers.transferReturn", { id: salary.id, params: { reason } });
    const bill = { account_number_id, amount: -400, receiver_name: "Sample Person" };
    yield* ok("simulations.inboundAchTransfers.create", { params: bill });
    // Later than any time of the bank, so that the transfer stays pending until the client acts.
    const resolve_at = "2099-01-01T00:00:00Z";
    const { id } = yield* ok("simulations.inboundAchTransfers.create", { params: { ...bill, resolve_at } });
    yield* ok("inboundAchTransfers.decline", { id, params: { reason: "payment_stopped" } });
    yield* ok("simulations.inboundAchTransfers.create", { params: { ...bill, amount: -1_000_000 } });
    yield* ok("inboundAchTransfers.retrieve", { id });
    yield* ok("inboundAchTransfers.list", { params: { account_number_id, status: { in: ["declined"] } } });
  },
};
