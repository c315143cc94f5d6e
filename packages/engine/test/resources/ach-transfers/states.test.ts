import type { AchTransfer, AchTransferCreateParams, PendingTransactionId } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import type { World } from "../../../src/world/world.ts";
import { eventsOf, expectBalances, move, openBankWithWorld } from "../../support/money.ts";
import { send } from "../../support/send.ts";
import { params as common } from "./stage.ts";

let bank: Bank;
let world: World;
let account_id: `account_${string}`;
beforeEach(() => {
  ({ bank, world } = openBankWithWorld());
  account_id = bank.accounts.create({ name: "Operating" }).id;
  move(world, account_id, 1_000);
});

const make = (amount: number, more: Partial<AchTransferCreateParams> = {}) =>
  bank.achTransfers.create({ ...common, account_id, amount, ...more } as AchTransferCreateParams);
const now = (id: string) => bank.achTransfers.retrieve(id as AchTransfer["id"]);
const simulate = (name: string, id: string, body?: unknown) =>
  send(bank, { method: "POST", path: `/simulations/ach_transfers/${id}/${name}`, body });
const act = (name: string, id: string) => send(bank, { method: "POST", path: `/ach_transfers/${id}/${name}` });
const pendingOf = (id: string | null) => bank.pendingTransactions.retrieve(id as PendingTransactionId);

const [CREATED, UPDATED] = ["ach_transfer.created", "ach_transfer.updated"];
const [POSTED, HELD, ENDED] = ["transaction.created", "pending_transaction.created", "pending_transaction.updated"];

/** The categories of the Events of an act, which succeeds. */
function eventNames(done: () => unknown): string[] {
  return eventsOf(bank, done).map(([category]) => category);
}

/** The newest Transaction: its category, amount and description. */
function newest() {
  const [transaction] = bank.transactions.list().data;
  return [transaction?.source.category, transaction?.amount, transaction?.description];
}

/** The Account has 1000 cents before. */
const credit = 300;
const debit = -500;

describe("the creation of an ACH Transfer", () => {
  test.each([
    [credit, {}, "pending_submission", [CREATED, POSTED], [700, 700]],
    [debit, {}, "pending_submission", [CREATED, POSTED, HELD], [1_500, 1_000]],
    [credit, { require_approval: true }, "pending_approval", [CREATED, HELD], [1_000, 700]],
    [debit, { require_approval: true }, "pending_approval", [CREATED, HELD], [1_000, 1_000]],
  ] as const)("of %i with %j is %s and has its Events in order", (amount, more, status, events, balances) => {
    let transfer = {} as AchTransfer;
    expect(
      eventNames(() => {
        transfer = make(amount, more);
      }),
    ).toEqual(events);
    expect(transfer.status).toBe(status);
    expectBalances(bank, account_id, balances[0], balances[1]);
    if (status === "pending_submission") {
      expect(newest()).toEqual(["ach_transfer_intention", -amount, "Rent"]);
      expect(transfer.transaction_id).toBe(bank.transactions.list().data[0]?.id);
      return;
    }
    const pending = pendingOf(transfer.pending_transaction_id);
    const held_amount = Math.max(amount, 0);
    expect(pending).toMatchObject({ amount: -amount, held_amount, description: "Rent", route_id: null });
    expect(pending.source.ach_transfer_instruction).toEqual({ amount, transfer_id: transfer.id });
    expect([transfer.transaction_id, transfer.inbound_funds_hold]).toEqual([null, null]);
  });
});

describe("the steps of an ACH Transfer", () => {
  const unapproved = (amount: number) => make(amount, { require_approval: true }).id;
  const unsubmitted = (amount: number) => make(amount).id;
  const submitted = (amount: number) => bank.simulations.achTransfers.submit(make(amount).id).id;
  const settled = (amount: number) => bank.simulations.achTransfers.settle(make(amount).id).id;
  const kept = (amount: number) =>
    bank.simulations.achTransfers.settle(make(amount).id, {
      inbound_funds_hold_behavior: "release_on_default_schedule",
    }).id;

  test.each([
    ["approve", "a credit", unapproved, credit, "pending_submission", [ENDED, POSTED, UPDATED], [700, 700]],
    ["approve", "a debit", unapproved, debit, "pending_submission", [ENDED, POSTED, HELD, UPDATED], [1_500, 1_000]],
    ["cancel", "a credit", unapproved, credit, "canceled", [ENDED, UPDATED], [1_000, 1_000]],
    ["cancel", "a debit", unapproved, debit, "canceled", [ENDED, UPDATED], [1_000, 1_000]],
    ["submit", "a credit", unsubmitted, credit, "submitted", [UPDATED], [700, 700]],
    ["submit", "an unapproved credit", unapproved, credit, "submitted", [ENDED, POSTED, UPDATED, UPDATED], [700, 700]],
    [
      "submit",
      "an unapproved debit",
      unapproved,
      debit,
      "submitted",
      [ENDED, POSTED, HELD, UPDATED, UPDATED],
      [1_500, 1_000],
    ],
    ["acknowledge", "a credit", submitted, credit, "submitted", [UPDATED], [700, 700]],
    ["settle", "a credit", submitted, credit, "submitted", [UPDATED], [700, 700]],
    ["settle", "a debit", submitted, debit, "submitted", [ENDED, UPDATED], [1_500, 1_500]],
    ["settle", "an unsubmitted credit", unsubmitted, credit, "submitted", [UPDATED, UPDATED], [700, 700]],
    ["settle", "an unsubmitted debit", unsubmitted, debit, "submitted", [UPDATED, ENDED, UPDATED], [1_500, 1_500]],
    ["return", "a credit", submitted, credit, "returned", [POSTED, UPDATED], [1_000, 1_000]],
    ["return", "a settled credit", settled, credit, "returned", [POSTED, UPDATED], [1_000, 1_000]],
    ["return", "a debit", submitted, debit, "returned", [ENDED, POSTED, UPDATED], [1_000, 1_000]],
    ["return", "a settled debit", settled, debit, "returned", [POSTED, UPDATED], [1_000, 1_000]],
    ["return", "a settled debit on hold", kept, debit, "returned", [ENDED, POSTED, UPDATED], [1_000, 1_000]],
    ["reject", "a credit", unsubmitted, credit, "rejected", [POSTED, UPDATED], [1_000, 1_000]],
    ["reject", "a debit", unsubmitted, debit, "rejected", [ENDED, POSTED, UPDATED], [1_000, 1_000]],
  ] as const)(
    "%s %s: the state, the Events in order and the balances",
    (step, _, from, amount, status, events, balances) => {
      const id = from(amount);
      const does = step === "approve" || step === "cancel" ? act : simulate;
      const names = eventNames(() => expect(does(step, id, does === simulate ? {} : undefined).status).toBe(200));
      expect(names).toEqual(events);
      expect(now(id).status).toBe(status);
      expectBalances(bank, account_id, balances[0], balances[1]);
      if (step === "return") expect(newest()).toEqual(["ach_transfer_return", amount, "Return of Rent"]);
      if (step === "reject") expect(newest()).toEqual(["ach_transfer_rejection", amount, "Rejection of Rent"]);
    },
  );
});
