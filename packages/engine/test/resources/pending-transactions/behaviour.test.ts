import { type Account, type PendingTransaction, pendingTransactionCategories } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, SandbankBug } from "../../../src/index.ts";
import type { World } from "../../../src/world/world.ts";
import { keyed } from "../../support/cards.ts";
import { eventsOf, expectBalances, MOST, move, openBankWithWorld } from "../../support/money.ts";
import { notNow, refusalOf, send } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const path = "/pending_transactions";

let bank: Bank;
let world: World;
let account: Account;
beforeEach(() => {
  ({ bank, world } = openBankWithWorld());
  account = bank.accounts.create({ name: "Operating" });
  move(world, account.id, 10_000);
});

const hold = (amount: number, id = account.id) => bank.pendingTransactions.create({ account_id: id, amount });

describe("POST /pending_transactions", () => {
  test("holds money with a Pending Transaction, and emits `pending_transaction.created` (D-94)", () => {
    bank.clock.advance({ hours: 1 });
    let id = "";
    const events = eventsOf(bank, () => {
      const body = { account_id: account.id, amount: -2_500, description: "Deposit for the rent" };
      const answer = send<PendingTransaction>(bank, { method: "POST", path, body });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        ...body,
        id: expect.stringMatching(/^pending_transaction_[0-9a-z]{20}$/),
        completed_at: null,
        created_at: "2026-01-01T01:00:00.000Z",
        currency: "USD",
        held_amount: 2_500,
        route_id: null,
        route_type: null,
        source: keyed(pendingTransactionCategories, "user_initiated_hold", {}),
        status: "pending",
        type: "pending_transaction",
      });
      id = answer.body.id;
    });
    expect(events).toEqual([["pending_transaction.created", id]]);
    expectBalances(bank, account.id, 10_000, 7_500);
    expect(bank.accounts.balance(account.id, { at_time: START }).available_balance).toBe(10_000);
  });

  test("describes a Pending Transaction as a hold by default", () => {
    expect(hold(-1).description).toBe("Hold");
  });

  test("holds the whole available balance, with unused credit, and not one cent more (D-33, D-85) [loan-credit-limit]", () => {
    hold(-9_999);
    hold(-1);
    expectBalances(bank, account.id, 10_000, 0);
    const terms = { grace_period_days: 5, statement_day_of_month: 15, statement_payment_type: "balance" } as const;
    const loan = bank.accounts.create({ name: "Line", funding: "loan", loan: { ...terms, credit_limit: 300 } });
    hold(-300, loan.id);
    expectBalances(bank, loan.id, 0, 0);
    const body = { account_id: loan.id, amount: -1 };
    expect(refusalOf(send(bank, { method: "POST", path, body }))).toEqual(notNow);
  });

  test("never holds more than the safe integers, because no more is available (D-41)", () => {
    const terms = { grace_period_days: 5, statement_day_of_month: 15, statement_payment_type: "balance" } as const;
    const lender = bank.simulations.programs.create({ name: "Lender", lending_maximum_extendable_credit: MOST });
    const loan = bank.accounts.create({
      name: "Line",
      program_id: lender.id,
      funding: "loan",
      loan: { ...terms, credit_limit: MOST },
    });
    hold(-MOST, loan.id);
    const body = { account_id: loan.id, amount: -1 };
    expect(refusalOf(send(bank, { method: "POST", path, body }))).toEqual(notNow);
    // More than `canReceive` allows.
    move(world, loan.id, 10);
    expect(() => hold(-1, loan.id)).toThrow(SandbankBug);
  });

  test("refuses a credit after which a release would pass the safe integers (D-41)", () => {
    const other = bank.accounts.create({ name: "Full" });
    move(world, other.id, MOST);
    const { id } = hold(-MOST, other.id);
    const body = { account_id: other.id, amount: 1 };
    const pay = send(bank, { method: "POST", path: "/simulations/interest_payments", body });
    expect(refusalOf(pay)).toEqual(notNow);
    bank.pendingTransactions.release(id);
    expectBalances(bank, other.id, MOST);
  });
});

describe("GET /pending_transactions", () => {
  test("lists pending holds by default, newest first (D-09)", () => {
    const first = hold(-1);
    const released = bank.pendingTransactions.release(hold(-2).id);
    bank.clock.advance({ hours: 1 });
    const last = hold(-3);
    expect(bank.pendingTransactions.list().data).toEqual([last, first]);
    const all = bank.pendingTransactions.list({ status: { in: ["pending", "complete"] } });
    expect(all.data).toEqual([last, released, first]);
  });
});

describe("POST /pending_transactions/{pending_transaction_id}/release", () => {
  const release = (id: string, body?: unknown) => send(bank, { method: "POST", path: `${path}/${id}/release`, body });

  test("releases the held money, records the time, and emits `pending_transaction.updated` (D-94)", () => {
    const held = hold(-2_500);
    bank.clock.advance({ hours: 1 });
    const events = eventsOf(bank, () =>
      expect(release(held.id)).toMatchObject({
        status: 200,
        body: { ...held, status: "complete", completed_at: "2026-01-01T01:00:00.000Z" },
      }),
    );
    expect(events).toEqual([["pending_transaction.updated", held.id]]);
    expectBalances(bank, account.id, 10_000);
    expect(bank.accounts.balance(account.id, { at_time: START }).available_balance).toBe(7_500);
  });

  test("allows closing an Account after its hold is released, but not before (D-38)", () => {
    const held = hold(-10_000);
    move(world, account.id, -10_000);
    expect(refusalOf(send(bank, { method: "POST", path: `/accounts/${account.id}/close` }))).toEqual(notNow);
    bank.pendingTransactions.release(held.id);
    expect(bank.accounts.close(account.id).status).toBe("closed");
  });
});
