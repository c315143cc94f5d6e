import { type Account, type DeclinedTransaction, declinedTransactionCategories } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { readWorld } from "../../../src/bank/open-bank.ts";
import { declinedBy } from "../../../src/declines/decline-rule.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { declinedTransactionSource } from "../../../src/objects/sources.ts";
import { type DeclinedMovement, recordDecline } from "../../../src/rails/decline.ts";
import type { World } from "../../../src/world/world.ts";
import { eventsOf } from "../../support/money.ts";

const START = "2026-01-01T00:00:00.000Z";
const card = { id: "card_1", type: "card" } as const;

let bank: Bank;
let world: World;
let one: Account;
beforeEach(() => {
  bank = createBank();
  world = readWorld(bank);
  one = bank.accounts.create({ name: "One" });
});

const other = {
  description: "Other",
  rail: "wire",
  decline: declinedBy("network", "other"),
  subject: "inbound_wire_transfer_1",
  source: () => declinedTransactionSource("other", {}),
} as const;

/** A category whose details have a field with the id of the Declined Transaction. */
function rejection(amount: number): DeclinedMovement {
  return {
    amount: -amount, // D-75
    description: "Check deposit rejection",
    rail: "check_deposit",
    decline: declinedBy("network", "duplicate"),
    subject: "check_deposit_1",
    source: (declined_transaction_id) =>
      declinedTransactionSource("check_deposit_rejection", {
        amount,
        check_deposit_id: "check_deposit_1",
        currency: "USD",
        declined_transaction_id,
        reason: "duplicate",
        rejected_at: START,
      }),
  };
}

describe("recording a decline", () => {
  test("records a decline as it was presented, with the record's id in its details (D-14, D-75, D-82) [declined-source]", () => {
    const declined = recordDecline(world, one, rejection(500));
    expect(declined).toEqual({
      id: expect.stringMatching(/^declined_transaction_[0-9a-z]{20}$/),
      account_id: one.id,
      amount: -500,
      created_at: START,
      currency: "USD",
      description: "Check deposit rejection",
      route_id: null,
      route_type: null,
      source: {
        ...Object.fromEntries(declinedTransactionCategories.map((category) => [category, null])),
        category: "check_deposit_rejection",
        check_deposit_rejection: expect.objectContaining({ amount: 500, declined_transaction_id: declined.id }),
      },
      type: "declined_transaction",
    });
  });

  test("records the route of a decline [declined-route]", () => {
    expect(recordDecline(world, one, { ...other, amount: 7, route: card })).toMatchObject({
      route_id: card.id,
      route_type: "card",
    });
  });

  test("emits `declined_transaction.created` and no other Event for a decline (D-94) [event-declined-transaction-created]", () => {
    let declined: DeclinedTransaction | undefined;
    const events = eventsOf(bank, () => (declined = recordDecline(world, one, rejection(1))));
    expect(events).toEqual([["declined_transaction.created", declined?.id]]);
  });

  test("moves no money when it records a decline", () => {
    const before = bank.accounts.balance(one.id);
    recordDecline(world, one, rejection(1));
    expect(bank.accounts.balance(one.id)).toEqual(before);
    expect(bank.transactions.list().data).toEqual([]);
    expect(bank.audit()).toEqual([]);
  });

  test("records a decline on a closed Account (D-39)", () => {
    const closed = bank.accounts.close(one.id);
    expect(bank.declinedTransactions.retrieve(recordDecline(world, closed, rejection(1)).id).account_id).toBe(one.id);
    expect(bank.audit()).toEqual([]);
  });
});
