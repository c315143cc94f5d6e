import type { CheckTransfer } from "@sandbank/contract";
import type { inboundCheckDeposits } from "../../../src/resources/inbound-check-deposits/resource.ts";
import { closed as accountClosed, closeAccount, EXACT, fillAccount, notExact, OPEN } from "../../proofs/breakings.ts";
import { LATER, numberOf, resolved } from "../../proofs/moves.ts";
import {
  archived,
  type Cause,
  canceled,
  closed,
  disabled,
  limited,
  poor,
  type TransferKind,
} from "../../proofs/rail-proofs.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { number } from "../../proofs/stage.ts";
import type { NumberStage } from "../../support/rails.ts";

const forCheckTransfers: Cause = {
  name: "for Check Transfers",
  happens: ({ bank, number }) =>
    bank.accountNumbers.update(number.id, { inbound_checks: { status: "check_transfers_only" } }),
};

const check_number = "1";

/** A check of 100 cents that is not held, with the number of the checks that `order` presents. */
const write = ({ bank, account, number }: NumberStage, amount = 100) =>
  bank.checkTransfers.create({
    account_id: account.id,
    source_account_number_id: number.id,
    amount,
    balance_check: "none",
    check_number: "1001",
    fulfillment_method: "physical_check",
    physical_check: {
      mailing_address: { city: "Springfield", line1: "1 Main Street", postal_code: "62701", state: "IL" },
      memo: "Rent",
      recipient_name: "Landlord",
    },
  }).id;

const written = ({ bank }: NumberStage) => bank.checkTransfers.list().data[0]?.id as CheckTransfer["id"];

const stopped: Cause = { name: "stopped", happens: (stage) => stage.bank.checkTransfers.stopPayment(written(stage)) };
const rejected: Cause = {
  name: "rejected",
  happens: (stage) => stage.bank.network.checkTransfers.reject(written(stage)),
};
const paid: Cause = {
  name: "paid",
  happens: ({ bank, number }) =>
    bank.simulations.inboundCheckDeposits.create({ account_number_id: number.id, amount: 100, check_number: "01001" }),
};
const mismatch: Cause = { name: "written for another amount", happens: (stage) => write(stage, 99) };

const kind = {
  rail: "check",
  operation: "simulations.inboundCheckDeposits.create",
  type: "inbound_check_deposit",
  category: "check_decline",
  direction: -1,
  sign: -1,
  clauses: "[declined-sign-negative]",
  send: ({ inboundCheckDeposits }, sending, more) =>
    inboundCheckDeposits.create({ check_number: "1001", ...sending, ...more } as never),
} as const satisfies Omit<TransferKind, "name">;

export const proofs: ResourceProofs<typeof inboundCheckDeposits> = {
  required: {
    "inboundCheckDeposits.return": ["reason"],
    "simulations.inboundCheckDeposits.create": ["account_number_id", "amount", "check_number"],
  },
  bounds: { "simulations.inboundCheckDeposits.create": { amount: "0 or more" } },
  requests: {
    "inboundCheckDeposits.return": (stage) => {
      const check = { account_number_id: number(stage), amount: 100, check_number };
      return { id: stage.bank.simulations.inboundCheckDeposits.create(check).id, params: { reason: "not_authorized" } };
    },
  },
  refusals: {
    "inboundCheckDeposits.return": [
      [OPEN, closeAccount, accountClosed],
      [EXACT, fillAccount, notExact],
    ],
  },
  // A return has no amount that could be too large.
  pairs: { "inboundCheckDeposits.return": [[OPEN, EXACT, null]] },
  checks: {
    "simulations.inboundCheckDeposits.create": [
      [
        "resolve_at",
        (bank) => {
          const check = { ...numberOf(bank), amount: 1, check_number, resolve_at: "2025-12-31T23:59:59.999Z" };
          bank.simulations.inboundCheckDeposits.create(check);
        },
      ],
    ],
  },
  states: {
    status: {
      requested: {
        make: (bank) => {
          const check = { ...numberOf(bank), amount: 1, check_number, resolve_at: LATER };
          return bank.simulations.inboundCheckDeposits.create(check).id;
        },
        move: ({ inboundCheckDeposits }, id, trigger) =>
          trigger === "decline"
            ? inboundCheckDeposits.decline(id as `inbound_check_deposit_${string}`)
            : inboundCheckDeposits.return(id as `inbound_check_deposit_${string}`, { reason: "not_authorized" }),
        allowed: { pending: { decline: "declined" }, accepted: { return: "returned" } },
      },
      automatic: resolved("pending", "accepted", (bank, sent) => {
        // An empty Account can pay a check of 0 cents.
        bank.simulations.inboundCheckDeposits.create({ ...sent, amount: 0, check_number, resolve_at: LATER });
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
      [stopped, "stop_payment_requested"],
      [paid, "duplicate_presentment"],
      [rejected, "not_authorized"],
      [mismatch, "amount_mismatch"],
      [forCheckTransfers, "not_authorized", "[account-number-checks]"], // D-78
      [limited, "breaches_limit"],
      [poor, "insufficient_funds"],
    ],
    kinds: [
      {
        ...kind,
        name: "a check",
        impossible: [stopped, paid, rejected],
        // A check that is written later does not belong to a deposit.
        excusedLater: [mismatch],
      },
      {
        ...kind,
        name: "a check of a Check Transfer",
        prepare: write,
        // The Check Transfer keeps the Account open, and has an amount.
        impossible: [closed, mismatch],
        excused: [archived, forCheckTransfers],
        excusedLater: [archived, forCheckTransfers],
      },
    ],
    excluded: [
      [stopped, paid],
      [stopped, rejected],
      [paid, rejected],
      [paid, limited],
      [paid, poor],
      [closed, mismatch],
      [archived, mismatch],
    ],
  },
  populate: (bank, { operating: account_id }) => {
    const inbound_checks = { status: "allowed" } as const;
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Checks", inbound_checks });
    const draw = (params: object = {}) =>
      bank.network.inboundCheckDeposits.create({ account_number_id, amount: 100, check_number, ...params }).id;
    const [paid] = [draw(), draw(), draw({ decline_reason: "not_our_item" })];
    // In live, they are pending for an hour.
    bank.clock.advance({ hours: 1 });
    bank.inboundCheckDeposits.return(paid, { reason: "refer_to_maker" });
    const resolve_at = "2026-06-01T00:00:00Z";
    for (let count = 0; count < 4; count++) draw({ resolve_at });
    bank.inboundCheckDeposits.decline(draw({ resolve_at }));
  },
  list: (bank, { number }) =>
    bank.simulations.inboundCheckDeposits.create({ account_number_id: number, amount: 1, check_number }).id,
  story: { journal: "checks", names: /^\w+ (check_decline|inbound_?check_?deposits?)\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: account_number_id } = yield* ok("accountNumbers.create", {
      params: { account_id, name: "Checks", inbound_checks: { status: "allowed" } },
    });
    const check = { account_number_id, amount: 200, check_number: "101" };
    const paid = yield* ok("simulations.inboundCheckDeposits.create", { params: check });
    yield* ok("inboundCheckDeposits.return", { id: paid.id, params: { reason: "duplicate_presentment" } });
    // Later than any time of the bank, so that the check stays pending until the client acts.
    const resolve_at = "2099-01-01T00:00:00Z";
    const { id: waiting } = yield* ok("simulations.inboundCheckDeposits.create", {
      params: { ...check, check_number: "102", payee_name_analysis: "does_not_match", resolve_at },
    });
    yield* no("inboundCheckDeposits.return", { id: waiting, params: { reason: "refer_to_maker" } });
    yield* ok("inboundCheckDeposits.decline", { id: waiting });
    yield* ok("simulations.inboundCheckDeposits.create", {
      params: { ...check, check_number: "103", decline_reason: "altered_or_fictitious" },
    });
    yield* ok("inboundCheckDeposits.retrieve", { id: paid.id });
    yield* ok("inboundCheckDeposits.list", { params: { account_number_id } });
  },
};
